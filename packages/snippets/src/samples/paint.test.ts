import { describe, expect, it } from 'vitest';
import { decodePaint, encodePaint, escapeHtml, paintRange } from './paint.ts';

describe('encodePaint', () => {
  it('joins neighbours of a class, gives them the white space between, and leaves out what is plain at the end', () => {
    const tokens = [
      { text: 'export', className: 'b' },
      { text: ' ' },
      { text: 'const', className: 'b' },
      { text: ' shelf = ' },
      { text: '1', className: 'c' },
      { text: '' },
      { text: ';\n' },
    ];
    expect(encodePaint(tokens)).toBe('b12-9c1');
    expect(decodePaint('b12-9c1')).toEqual([
      { length: 12, className: 'b' },
      { length: 9 },
      { length: 1, className: 'c' },
    ]);
  });

  it('writes nothing for plain text', () => {
    expect(encodePaint([{ text: 'plain' }])).toBe('');
    expect(decodePaint('')).toEqual([]);
  });
});

describe('paintRange', () => {
  const code = 'if (a < b) {}';
  const runs = decodePaint('a2-2b1');

  it('colors a whole code, and leaves the rest plain', () => {
    expect(paintRange(code, runs, 0, code.length)).toBe('<i class="a">if</i> (<i class="b">a</i> &lt; b) {}');
  });

  it('colors a part', () => {
    expect(paintRange(code, runs, 1, 5)).toBe('<i class="a">f</i> (<i class="b">a</i>');
    expect(paintRange(code, runs, 8, 8)).toBe('');
  });

  it('cuts runs at the edges of decorations, and lets these overlap', () => {
    const decorations = [
      { start: 1, length: 4, className: 'error' },
      { start: 4, length: 5, className: 'other' },
    ];
    expect(paintRange(code, runs, 0, code.length, decorations)).toBe(
      '<i class="a">i</i><i class="a error">f</i><i class="error"> (</i><i class="b error other">a</i>' +
        '<i class="other"> &lt; b</i>) {}',
    );
  });
});

it('makes nothing of a text but text', () => {
  expect(escapeHtml(`<b title="&">'</b>`)).toBe(`&lt;b title=&quot;&amp;&quot;&gt;'&lt;/b&gt;`);
});
