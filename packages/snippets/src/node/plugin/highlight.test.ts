import { expect, it } from 'vitest';
import { decodePaint } from '../../samples/paint.ts';
import type { NamedRange } from '../../samples/name-roles.ts';
import { createHighlighter } from './highlight.ts';

const letters: Record<string, string> = {
  keyword: 'k',
  function: 'f',
  'class-name': 't',
  property: 'p',
  variable: 'v',
};
const highlight = createHighlighter((types) =>
  types.includes('operator') ? undefined : types.map((type) => letters[type]).findLast(Boolean),
);

/** The colored pieces, each with its class. */
function paint(code: string, ...names: [text: string, role: string][]): string {
  let from = 0;
  const ranges = names.map(([text, role]): NamedRange => {
    const start = code.indexOf(text, from);
    from = start + text.length;
    return { start, length: text.length, role };
  });
  let offset = 0;
  return decodePaint(highlight(code, 'ts', ranges))
    .flatMap(({ length, className }) => {
      const text = code.slice(offset, (offset += length)).trim();
      return className ? [`${className}:${text}`] : [];
    })
    .join(' ');
}

it('takes a generic argument for a type, and not for a comparison', () => {
  const code = 'a = createClient<AppRouter>\n(b)';
  expect(
    paint(code, ['a', 'variable'], ['createClient', 'function'], ['AppRouter', 'class-name'], ['b', 'variable']),
  ).toBe('v:a f:createClient t:AppRouter v:b');
});

it('colors properties by what the compiler knows, and calls by the syntax', () => {
  expect(paint('t.book.list()', ['t', 'variable'], ['book', 'property'], ['list', 'property'])).toBe(
    'v:t p:book f:list',
  );
});

it('takes names for variables that the compiler was not asked about, in code and not in other text', () => {
  expect(paint('const a = b;')).toBe('k:const v:a v:b');
  expect(highlight('const a = b;', 'ts')).toBe('k5');
  expect(highlight('one two', 'txt', [])).toBe('');
});
