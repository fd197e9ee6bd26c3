import { expect, it } from 'vitest';
import { groupEntries, keepMatching, listVersions } from './list-entries.ts';

const link = (id: string, versions: string[], packages: string[] = []) => ({
  type: 'link',
  docId: id,
  href: `/docs/errors/${id}`,
  label: id,
  customProps: { versions, packages },
});
const sidebar = [
  {
    type: 'category',
    label: 'Errors',
    href: '/docs/errors',
    items: [
      { type: 'category', label: 'In the editor', items: [link('ts1', ['2.x']), link('ts2', ['2.x', '1.x'])] },
      { type: 'category', label: 'In a response', items: [link('missing', ['1.x'], ['Next.js'])] },
    ],
  },
];
const docs = {
  ts1: { title: 'TS1: One', description: 'About one.' },
  ts2: { title: 'TS2: Two', description: 'About two.' },
  missing: { title: 'Missing result', description: 'About nothing.' },
};
const groups = groupEntries(sidebar, docs);
const idsOf = (wanted: Partial<Parameters<typeof keepMatching>[1]>) =>
  keepMatching(groups, { words: '', version: '', ...wanted }).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
  );

it('groups entries as in the sidebar, with their titles and descriptions', () => {
  expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['In the editor', 2],
    ['In a response', 1],
  ]);
  expect(groups[1]!.entries[0]).toEqual({
    href: '/docs/errors/missing',
    label: 'Missing result',
    description: 'About nothing.',
    versions: ['1.x'],
    packages: ['Next.js'],
  });
  expect(listVersions(groups)).toEqual(['2.x', '1.x']);
});

it('filters by words and version', () => {
  expect(idsOf({})).toHaveLength(3);
  expect(idsOf({ words: ' about TWO ' })).toEqual(['TS2: Two']);
  expect(idsOf({ words: 'next' })).toEqual(['Missing result']);
  expect(idsOf({ version: '1.x' })).toEqual(['TS2: Two', 'Missing result']);
  expect(idsOf({ words: 'about', version: '3.x' })).toEqual([]);
});
