import { expect, it } from 'vitest';
import type { BlockResult } from '@typed-docs/snippets/results';
import { chooseExamples } from './examples.ts';
import type { ApiSymbol } from './symbols.ts';

const httpLink = { name: 'httpLink', address: '/httpLink' } as ApiSymbol;
const block = (index: number, more: Partial<BlockResult> = {}): BlockResult => ({
  index,
  line: 1,
  lang: 'ts',
  kind: 'code',
  library: '11.x',
  status: 'compiled',
  code: 'httpLink();',
  problems: [],
  nodes: [],
  ...more,
});
const guide = (path: string, uses: number, ...blocks: BlockResult[]) => ({
  path: `docs/${path}.mdx`,
  guide: { title: path, description: `About ${path}.`, address: `/docs/${path}` },
  names: { uses: new Map([[httpLink, uses]]), blocks: new Map([[httpLink, blocks]]) },
});
const choose = (guides: ReturnType<typeof guide>[], own = {}) => {
  const example = chooseExamples(guides, own).get('/httpLink');
  return example && [example.path, example.index, example.isOwn];
};

it('takes the guide of the same name, else the one listed for it, else the one with the most uses', () => {
  const some = guide('client/headers', 2, block(4));
  const most = guide('client/cors', 3, block(5));
  expect(choose([some, most])).toEqual(['docs/client/cors.mdx', 5, false]);
  expect(choose([some, most], { httpLink: 'client/headers' })).toEqual(['docs/client/headers.mdx', 4, true]);
  expect(choose([some, most, guide('links/httpLink', 1, block(6))])).toEqual(['docs/links/httpLink.mdx', 6, true]);
});

it.each([
  ['a long block', { code: 'httpLink();\n'.repeat(30) }],
  [
    'a block with an error',
    { nodes: [{ type: 'error', start: 0, length: 1, line: 0, character: 0, code: 1, text: '' }] },
  ],
  ['a block that is not compiled', { status: 'unchecked' }],
  ['an include', { kind: 'include' }],
] as [string, Partial<BlockResult>][])('leaves out %s', (_what, more) => {
  expect(choose([guide('a/b', 2, block(0, more), block(1))])).toEqual(['docs/a/b.mdx', 1, false]);
  expect(choose([guide('a/b', 2, block(0, more))])).toBeUndefined();
});

it('prefers the shortest block', () => {
  expect(choose([guide('a/b', 2, block(0, { code: 'httpLink(\n);' }), block(1), block(2))])).toEqual([
    'docs/a/b.mdx',
    1,
    false,
  ]);
});

it('prefers a complete block to an excerpt', () => {
  expect(choose([guide('a/b', 2, block(0, { excerpt: true }), block(1))])).toEqual(['docs/a/b.mdx', 1, false]);
  expect(choose([guide('a/b', 2, block(0, { excerpt: true }))])).toEqual(['docs/a/b.mdx', 0, false]);
});
