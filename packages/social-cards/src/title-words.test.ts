import { expect, test } from 'vitest';
import { readTitle, withoutEmoji } from './title-words.ts';

const read = (title: string) => readTitle(title, ['tRPC']).map(({ text, code }) => (code ? `<${text}>` : text));

test.each([
  ['httpBatchLink in tRPC 10', ['<httpBatchLink>', 'in', 'tRPC\u00a010']],
  ['useQuery()', ['<useQuery()>']],
  ['unstable_httpBatchStreamLink in tRPC 10', ['<unstable_httpBatchStreamLink>', 'in', 'tRPC\u00a010']],
  ['Set up @trpc/server', ['Set', 'up', '<@trpc/server>']],
  ['createSSGHelpers of tRPC 9', ['<createSSGHelpers>', 'of', 'tRPC\u00a09']],
])('tells code by its look: %s', (title, words) => expect(read(title)).toEqual(words));

test.each([
  'TypeScript',
  'OpenAPI',
  'Next.js',
  'tRPC: types',
  "tRPC's",
  'Server-side calls',
  'v10 to v11',
  'e.g. this',
])('leaves prose alone: %s', (title) => expect(read(title).join(' ')).toBe(title));

test('sets a name that looks like code as code, unless it is given', () => {
  expect(readTitle('tRPC 10')).toEqual([
    { text: 'tRPC', code: true },
    { text: '10', code: false },
  ]);
});

test('takes what stands in backticks as code, without the backticks', () => {
  expect(read('What `Response` is')).toEqual(['What', '<Response>', 'is']);
  expect(read('A lone ` stays')).toEqual(['A', 'lone', '`', 'stays']);
});

test('leaves emoji out, whole, and keeps signs that are text', () => {
  expect(withoutEmoji('Ship it 🚀 today')).toBe('Ship it today');
  expect(withoutEmoji('👩‍💻 Team 🇸🇪 1️⃣')).toBe('Team 1');
  expect(withoutEmoji('tRPC™ © 2023 #1')).toBe('tRPC™ © 2023 #1');
});
