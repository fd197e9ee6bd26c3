import { describe, expect, it } from 'vitest';
import { paintSample } from './sample-html.ts';

const code = 'one\ntwo\nthree\nfour';
const sample = { code, lang: 'ts' };

describe('paintSample', () => {
  it('leaves lines without marks bare', () => {
    expect(paintSample({ ...sample, paint: 'a3-1b9' })).toBe('<i class="a">one</i>\n<i class="b">two\nthree</i>\nfour');
  });

  it('marks added, removed and highlighted lines, each with its line break', () => {
    expect(paintSample({ ...sample, added: [1], removed: [2], highlighted: [2, 4] })).toBe(
      '<ins class="line">one\n</ins><del class="line highlighted">two\n</del>three\n<span class="line highlighted">four</span>',
    );
  });

  it('makes every line an element where lines have numbers', () => {
    expect(paintSample({ code: 'a\n\nb', lang: 'ts', numbered: true })).toBe(
      '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
    );
  });

  it('has what is not in focus step back together', () => {
    expect(paintSample({ ...sample, focused: [3], added: [2] })).toBe(
      '<span class="dimmed">one\n<ins class="line">two\n</ins></span>three\n<span class="dimmed">four</span>',
    );
  });

  it('underlines an error and says what it is below its line', () => {
    expect(
      paintSample({
        ...sample,
        errors: [[4, 3]],
        notes: [{ kind: 'error', line: 2, column: 0, text: "'two' is <not> a name.", code: 2304 }],
      }),
    ).toBe(
      'one\n<i class="error">two</i>\n<span class="note error" style="--at:0ch"><span>' +
        "<span><b>TS2304</b> 'two' is &lt;not&gt; a name.</span></span></span>three\nfour",
    );
  });

  it('collapses long messages to their first line', () => {
    const note = (text: string) =>
      paintSample({ code: 'a', lang: 'ts', notes: [{ kind: 'error', line: 1, column: 0, text, code: 2345 }] });
    expect(note('First.\n  <Second>.')).toContain(
      '<details><summary><span><b>TS2345</b> First.</span>\n</summary>  &lt;Second&gt;.</details>',
    );
    const long = 'word '.repeat(40);
    expect(note(long)).toContain(`<details><summary><span><b>TS2345</b> ${long}</span></summary></details>`);
  });

  it('wraps what each side sends', () => {
    const wire = [
      { line: 1, from: 'client', label: 'Request' } as const,
      { line: 2, from: 'server', label: 'Response' } as const,
    ];
    expect(paintSample({ code: '> GET /\n< HTTP/1.1 200 OK', lang: 'txt', wire })).toBe(
      '<span class="part client" data-part="Request">&gt; GET /\n</span>' +
        '<span class="part server" data-part="Response">&lt; HTTP/1.1 200 OK</span>',
    );
  });

  it('answers with types and completions, below the last line as well', () => {
    expect(
      paintSample({
        code: 'a.fi',
        lang: 'ts',
        notes: [
          { kind: 'type', line: 1, column: 0, text: 'const a: A', paint: 'b5-4c1' },
          { kind: 'completions', line: 1, column: 4, text: 'find\nfill', prefix: 'fi' },
        ],
      }),
    ).toBe(
      'a.fi<span class="note type" style="--at:0ch"><span><i class="b">const</i> a: <i class="c">A</i></span></span>' +
        '<span class="note completions" style="--at:4ch"><span><b>fi</b>nd\n<b>fi</b>ll</span></span>',
    );
  });

  it('shows a handful of completions', () => {
    const text = Array.from({ length: 20 }, (_, i) => `name${i}`).join('\n');
    const html = paintSample({ code: 'a', lang: 'ts', notes: [{ kind: 'completions', line: 1, column: 1, text }] });
    expect(html).toContain('name7\n…</span>');
    expect(html).not.toContain('name8');
  });

  it('is exactly the code once notes and markup are taken out', () => {
    const html = paintSample({
      ...sample,
      paint: 'a3-1b9',
      added: [1],
      highlighted: [3],
      focused: [2],
      notes: [{ kind: 'type', line: 1, column: 0, text: 'x' }],
    });
    expect(html.replace(/<span class="note.*?<\/span><\/span>/g, '').replace(/<[^>]*>/g, '')).toBe(code);
  });
});
