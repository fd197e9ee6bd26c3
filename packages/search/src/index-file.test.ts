import { expect, it } from 'vitest';
import { readIndexFile, writeIndexFile } from './index-file.ts';
import type { IndexedPage } from './index-pages.ts';

const pages: IndexedPage[] = [
  {
    url: 'https://trpc.io/docs/rpc',
    kind: 'guide',
    tag: 'docs-default-current',
    section: 'Further',
    title: 'Wire format',
    label: 'RPC',
    description: 'What travels.',
    pageRank: 3,
    parts: [
      { level: 'lvl1', heading: 'Wire format', anchor: null, lead: 'Intro', words: ['batch', 'batches'], code: [] },
      {
        level: 'lvl2',
        heading: 'Send a batch',
        anchor: 'send-a-batch',
        lead: '',
        words: ['batch'],
        code: ['useUtils'],
      },
      { level: 'lvl3', heading: 'Ünïcode', anchor: 'other', lead: '“x”', words: [], code: [] },
    ],
  },
  {
    url: 'https://trpc.io/docs/links',
    kind: 'guide',
    tag: 'docs-default-current',
    section: 'Client',
    title: 'Links',
    label: '',
    description: '',
    pageRank: 0,
    parts: Array.from({ length: 300 }, (_, index) => ({
      level: 'lvl1',
      heading: index === 0 ? 'Links' : `Part ${index}`,
      anchor: index === 0 ? null : `part-${index}`,
      lead: '',
      words: index === 299 ? ['batch'] : [],
      code: [],
    })),
  },
];

const tag = 'docs-default-current';

it('reads what it has written', () => {
  expect(readIndexFile(writeIndexFile(pages), tag)).toEqual(pages);
});

it('reads pages without a word of their own', () => {
  const bare = pages.map((page) => ({ ...page, parts: page.parts.map((part) => ({ ...part, words: [], code: [] })) }));
  expect(readIndexFile(writeIndexFile(bare), tag)).toEqual(bare);
});

it('writes the same pages as the same bytes', () => {
  expect(writeIndexFile(pages)).toEqual(writeIndexFile(structuredClone(pages)));
});

it.each([
  ['a file that is cut off', writeIndexFile(pages).subarray(0, 200)],
  ['an empty file', new Uint8Array()],
  ['a page of HTML', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
])('rejects %s', (_, content) => {
  expect(() => readIndexFile(content, tag)).toThrow();
});
