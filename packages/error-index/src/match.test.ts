import { describe, expect, it } from 'vitest';
import { containsMessage, countFixedLetters, createMatcher, type KnownError } from './match.ts';
import { readMessage } from './message.ts';

const errors: KnownError[] = [
  {
    id: 'no-procedure-on-path',
    title: 'No procedure found on path',
    messages: ['No procedure found on path "{path}"', 'No "{type}"-procedure on path "{path}"'],
  },
  {
    id: 'ts2742',
    title: 'TS2742: The inferred type of … cannot be named',
    messages: [
      "The inferred type of '{name}' cannot be named without a reference to '{module}'. This is likely not portable. A type annotation is necessary.",
    ],
  },
  {
    id: 'unexpected-token',
    title: "Unexpected token '<'",
    messages: [`Unexpected token '<', "{start}"... is not valid JSON`],
  },
  { id: 'missing-result', title: 'Missing result', messages: ['Missing result'] },
  { id: 'no-context', title: 'No context', messages: ['Unable to retrieve application context. Did you forget …?'] },
];
const match = createMatcher(errors);
const idsOf = (paste: string) => match(paste).map(({ id }) => id);

describe('readMessage', () => {
  it('splits fixed parts from placeholders', () => {
    expect(readMessage('No "{type}"-procedure on path "{path}"')).toEqual([
      { isFixed: true, text: 'No "' },
      { isFixed: false, text: 'type' },
      { isFixed: true, text: '"-procedure on path "' },
      { isFixed: false, text: 'path' },
      { isFixed: true, text: '"' },
    ]);
    expect(readMessage('expected \\{ {a} \\}')).toEqual([
      { isFixed: true, text: 'expected { ' },
      { isFixed: false, text: 'a' },
      { isFixed: true, text: ' }' },
    ]);
  });

  it.each(['a { b', 'a } b', 'type {a: string}', '{}'])('rejects %j', (message) => {
    expect(() => readMessage(message)).toThrow('is no placeholder');
  });
});

describe('createMatcher', () => {
  it('finds a message in terminal output, and says which parts of it', () => {
    const [first, ...others] = match(
      'TRPCClientError: No procedure found on path "trpc/book.list"\n    at TRPCClientError.from (file:///app/a.mjs:12:3)',
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'no-procedure-on-path', codes: [] });
    expect(first!.message).toEqual([
      { text: 'No procedure found on ', isMatch: true },
      { text: 'path "', isMatch: true },
      { text: '{path}', isMatch: false },
      { text: '"', isMatch: false },
    ]);
  });

  it.each([
    ['colors', '\u001b[31mNo procedure\u001b[39m found on path "a"'],
    ['colors without the escape character', '[31mNo procedure[39m found on [1;2mpath "a"'],
    ['other quotes', 'No procedure found on path “a”'],
    ['JSON', '[{"error":{"message":"No procedure found on path \\"a\\"","code":-32004}}]'],
    ['HTML', '<pre>No procedure found on path &quot;a&quot;</pre>'],
    ['a line that wraps within a word', '  No proced\n  ure found on pa\n  th "a"'],
    ['the prefix of Docker', 'web-1  | No procedure\nweb-1  | found on path "a"'],
    ['a code frame', '  12 | No procedure found\n  13 | on path "a"'],
    ['a box', '│ No procedure found │\n│ on path "a"        │'],
    ['Windows', 'No procedure\r\nfound on path "a"'],
    ['times', '2026-01-31T10:00:00.123Z No procedure found on path "a"'],
  ])('copes with %s', (_, paste) => {
    expect(idsOf(paste)).toEqual(['no-procedure-on-path']);
  });

  it('finds an error by its code alone, as compilers and editors write it', () => {
    expect(match('src/utils.ts(3,14): error TS2742: …')).toMatchObject([{ id: 'ts2742', codes: ['TS2742'] }]);
    expect(idsOf('ts(2742)')).toEqual(['ts2742']);
    expect(idsOf('ts2743 and port 2742')).toEqual([]);
  });

  it('finds a message with its code before it, as tsc prints it, and after it, as editors do', () => {
    const coded = createMatcher([
      { id: 'a', title: '', messages: ["error TS2339: Property '{a}' does not exist on type '{b}'."] },
    ]);
    const [printed] = coded("a.ts:1:2 - error TS2339: Property 'x' does not exist on type 'Y'.");
    expect(printed!.message.map(({ text, isMatch }) => [text, isMatch])).toEqual([
      ['error TS2339: ', true],
      ["Property '", true],
      ['{a}', false],
      ["' does not exist ", true],
      ["on type '", true],
      ['{b}', false],
      ["'.", false],
    ]);
    expect(coded("Property 'x' does not exist on type 'Y'. ts(2339)")[0]!.share).toBe(1);
  });

  it('finds a message that was cut, and one in another version', () => {
    expect(idsOf("The inferred type of 'utils' cannot be named without a reference to '../node_modules/@tr")).toEqual([
      'ts2742',
    ]);
    expect(
      idsOf(
        "error TS2883: The inferred type of 'utils' cannot be named without a reference to 'A' from '../b'. This is likely not portable. A type annotation is necessary.",
      ),
    ).toEqual(['ts2742']);
  });

  it('respects the order of the parts, and their distance', () => {
    expect(idsOf(`... is not valid JSON. Unexpected token '<'`)).toEqual([]);
    expect(idsOf(`Unexpected token '<', "<!DOCTYPE "... is not valid JSON`)).toEqual(['unexpected-token']);
    expect(idsOf(`Unexpected token ${'x'.repeat(2000)} is not valid JSON`)).toEqual([]);
  });

  it('finds several errors in one paste, the most complete first', () => {
    const paste = `Missing result\n${'noise '.repeat(500)}\nNo "query"-procedure on path "a"\nUnable to retrieve application context. Did you forget to wrap it?`;
    expect(new Set(idsOf(paste))).toEqual(new Set(['missing-result', 'no-procedure-on-path', 'no-context']));
    expect(idsOf(paste)[0]).toBe('no-context');
  });

  it.each([
    '',
    '   ',
    'How do I use tRPC with React?',
    'TypeError: x is not a function',
    'dismissingresults',
    'path "a"',
  ])('says that nothing matches %j', (paste) => {
    expect(match(paste)).toEqual([]);
  });

  it('ranks the entry with the specific text above those that share its beginning', () => {
    const shared = createMatcher([
      { id: 'a', title: 'a', messages: ["Type '{a}' is not assignable to type '{b}'. Property 'lazy' is missing"] },
      { id: 'b', title: 'b', messages: ["Type '{a}' is not assignable to type '{b}'. Object is possibly undefined"] },
    ]);
    expect(shared("Type 'X' is not assignable to type 'Y'.\n  Object is possibly undefined")[0]!.id).toBe('b');
  });

  it('takes at most a fifth of a second for 200 entries and 50 kB', () => {
    const words = (seed: number) =>
      Array.from({ length: 14 }, (_, i) => `word${((seed * 31 + i * 17) % 997).toString(36)}`).join(' ');
    const many = createMatcher(
      Array.from({ length: 200 }, (_, i) => ({
        id: `e${i}`,
        title: '',
        messages: [`${words(i)} '{a}' ${words(i + 500)}`],
      })),
    );
    const line = 'at handler (/app/node_modules/x/dist/index.js:1:2) Type is not assignable to type word1 word2\n';
    const paste = line.repeat(50_000 / line.length) + `${words(7)} 'x' ${words(507)}`;
    many(paste);
    const started = performance.now();
    expect(many(paste)[0]!.id).toBe('e7');
    expect(performance.now() - started).toBeLessThan(200);
  });
});

it('says whether a printed text contains a whole message', () => {
  const message = 'No procedure found on path "{path}"';
  expect(containsMessage('error: No procedure found on path "a"\n', message)).toBe(true);
  expect(containsMessage('No procedure found', message)).toBe(false);
});

it('counts what can be searched', () => {
  expect(countFixedLetters("'{a}' of '{b}'")).toBe(0);
  expect(countFixedLetters('Missing result')).toBe(13);
});
