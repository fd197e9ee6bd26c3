import type { Element } from 'hast';
import { expect, it } from 'vitest';
import type { CodeSample } from '@typed-docs/snippets/samples/sample';
import { paintSample } from '@typed-docs/snippets/samples/sample-html';
import { readCodeText } from '../packages/markdown-export/src/plain-content/code-text.ts';
import { readContent } from '../packages/markdown-export/src/plain-content/read-content.ts';

// packages/markdown-export knows the markup of packages/snippets, without depending on it.

function read(sample: Partial<CodeSample> & { code: string }) {
  const code = `<code>${paintSample({ lang: 'ts', ...sample })}</code>`;
  const [doc] = readContent(`<main><div class="theme-doc-markdown">${code}</div></main>`)!.children;
  return readCodeText((doc as Element).children[0] as Element);
}

const code = "const a = '<b>';\n\nif (a) {\n  run(a);\n}";

it('reads the code out of its colors and marks', () => {
  expect(read({ code, paint: 'a6-4b5' })).toEqual({ text: code, isDiff: false });
  expect(read({ code, highlighted: [2, 3, 5] }).text).toBe(code);
  expect(read({ code, focused: [4] }).text).toBe(code);
  expect(read({ code, numbered: true }).text).toBe(code);
  expect(read({ code, errors: [[6, 1]] }).text).toBe(code);
});

it('marks added and removed lines like a diff, also empty ones and the last', () => {
  expect(read({ code: 'one\ntwo\n\nthree', removed: [1], added: [2, 3, 4] })).toEqual({
    text: '-one\n+two\n+\n+three',
    isDiff: true,
  });
  expect(read({ code: 'one\ntwo\nthree', added: [2] }).text).toBe(' one\n+two\n three');
});

it('writes what the compiler says below its line, as a comment', () => {
  expect(
    read({
      code: 'const a: number = b;\nc.d',
      notes: [
        { kind: 'error', line: 1, column: 6, text: "Type 'x' is not assignable.\nReally.", code: 2322 },
        { kind: 'completions', line: 2, column: 2, text: 'done\ndebug' },
      ],
    }).text,
  ).toBe(
    [
      'const a: number = b;',
      "//    ^ TS2322: Type 'x' is not assignable.",
      '//      Really.',
      'c.d',
      '// ^| done, debug',
    ].join('\n'),
  );
});

it('reads collapsed messages in full, and traffic as it is', () => {
  const text = `${'word '.repeat(40)}\n  because.`;
  expect(read({ code: 'a', notes: [{ kind: 'error', line: 1, column: 0, text, code: 2345 }] }).text).toBe(
    ['a', `// ^ TS2345: ${'word '.repeat(40)}`, '//     because.'].join('\n'),
  );
  const traffic = '> GET /\n< HTTP/1.1 200 OK';
  const wire = [
    { line: 1, from: 'client', label: 'Request' } as const,
    { line: 2, from: 'server', label: 'Response' } as const,
  ];
  expect(read({ code: traffic, wire }).text).toBe(traffic);
});

it('keeps the order of notes and lines where the last line and an empty one have notes', () => {
  const note = (line: number, text: string) => ({ kind: 'type', line, column: 0, text }) as const;
  expect(read({ code: 'a\n\nb', notes: [note(1, 'A'), note(2, 'none'), note(3, 'B')] }).text).toBe(
    ['a', '// ^? A', '', '// ^? none', 'b', '// ^? B'].join('\n'),
  );
});
