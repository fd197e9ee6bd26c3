import { expect, it } from 'vitest';
import type { ExtractedPage } from './extract-page.ts';
import { toRecords } from './to-records.ts';

const page: ExtractedPage = {
  path: '/docs/rpc',
  kind: 'guide',
  language: 'en',
  tag: 'docs-default-current',
  section: 'Further',
  title: 'Wire format',
  description: 'What travels.',
  label: 'RPC',
  links: ['/docs/links'],
  parts: [
    { level: 'lvl1', heading: 'Wire format', anchor: null, blocks: [{ text: 'Intro', code: false }] },
    {
      level: 'lvl2',
      heading: 'Promise<T>',
      anchor: 'promise',
      blocks: [
        { text: 'One', code: false },
        { text: 'two & three', code: false },
        { text: 'await x', code: true },
      ],
    },
  ],
};

it("writes DocSearch's records: a page, its text, each heading and what is below it", () => {
  const records = toRecords([page], 'https://trpc.io');
  expect(records.map(({ objectID, type, content, code }) => [objectID, type, content, code])).toEqual([
    ['/docs/rpc#-0', 'lvl1', 'What travels.', false],
    ['/docs/rpc#-1', 'content', 'Intro', false],
    ['/docs/rpc#promise-0', 'lvl2', null, false],
    ['/docs/rpc#promise-1', 'content', 'One two &amp; three', false],
    ['/docs/rpc#promise-2', 'content', 'await x', true],
  ]);
  expect(records[3]).toMatchObject({
    url: 'https://trpc.io/docs/rpc#promise',
    url_without_anchor: 'https://trpc.io/docs/rpc',
    anchor: 'promise',
    hierarchy: { lvl0: 'Further', lvl1: 'Wire format', lvl2: 'Promise&lt;T&gt;', lvl3: null },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    kind: 'guide',
    weight: { pageRank: 0, level: 0, position: 2 },
  });
  expect(records[2]!.weight).toEqual({ pageRank: 0, level: 90, position: 3 });
});

it('ranks a page by the pages of its version that link to it', () => {
  const links = { ...page, path: '/docs/links', links: ['/docs/links'] };
  const old = { ...page, path: '/docs/v9/x', tag: 'docs-default-9.x', links: ['/docs/links'] };
  const records = toRecords([page, links, old], 'https://trpc.io');
  expect(records.find(({ url }) => url.endsWith('/docs/links'))!.weight.pageRank).toBe(1);
});

it('cuts text that is too long for a record, between words', () => {
  const long = {
    ...page,
    parts: [{ ...page.parts[0]!, blocks: [{ text: 'word '.repeat(2000).trim(), code: false }] }],
  };
  const contents = toRecords([long], 'https://trpc.io')
    .slice(1)
    .map(({ content }) => content!);
  expect(contents.length).toBe(3);
  expect(contents.every((content) => content.length <= 4000 && !/^ | $/.test(content))).toBe(true);
  expect(contents.join(' ')).toBe(long.parts[0]!.blocks[0]!.text);
});

it('gives records of each locale ids of their own', () => {
  const [record] = toRecords([page], 'https://trpc.io/fr');
  expect(record!.objectID).toBe('/fr/docs/rpc#-0');
});
