import { expect, it } from 'vitest';
import { groupBySection, limitQuery, snippetLength, type Hit } from './query.ts';

it('cuts a query after 64 characters', () => {
  expect(limitQuery('a'.repeat(64))).toBe('a'.repeat(64));
  expect(limitQuery('b'.repeat(90))).toBe('b'.repeat(64));
});

it.each([
  [360, 5],
  [768, 5],
  [769, 10],
])('at %i px a snippet has %i words', (width, words) => expect(snippetLength(width)).toBe(words));

it('groups hits by section, as long as the best hit of the next group does not have to wait for more than three', () => {
  const hits = ['A', 'A', 'B', 'A', 'A', 'C', 'A', 'B', 'A'].map(
    (section, rank) => ({ section, url: String(rank) }) as Hit,
  );
  const groups = groupBySection(hits).map(({ title, hits: shown }) =>
    [title, ...shown.map(({ url }) => url)].join(' '),
  );
  expect(groups).toEqual(['A 0 1 3 4', 'B 2 7', 'C 5']);
  expect(groupBySection(hits.slice(0, 2))[0]!.hits).toHaveLength(2);
});
