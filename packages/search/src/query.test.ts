import { expect, it } from 'vitest';
import { limitQuery, snippetLength } from './query.ts';

it('cuts a query after 64 characters', () => {
  expect(limitQuery('a'.repeat(64))).toBe('a'.repeat(64));
  expect(limitQuery('b'.repeat(90))).toBe('b'.repeat(64));
});

it.each([
  [360, 5],
  [768, 5],
  [769, 10],
])('at %i px a snippet has %i words', (width, words) => expect(snippetLength(width)).toBe(words));
