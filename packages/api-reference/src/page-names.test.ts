import { expect, it } from 'vitest';
import type { BlockResult, HoverNode, PageResult } from '@typed-docs/snippets/results';
import { readPageNames } from './page-names.ts';
import { SymbolIndex } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

const create = (name: string): ApiSymbol => ({
  name,
  package: '@trpc/client',
  entryPoint: '@trpc/client',
  kind: 'function',
  address: `/docs/typedoc/client/index/functions/${name}`,
  aliases: [],
});
const [httpLink, retryLink, options] = [create('httpLink'), create('retryLink'), create('Options')];
const index = new SymbolIndex(
  [httpLink, retryLink, options],
  [httpLink, retryLink, options].map(({ name, entryPoint }) => ({
    entryPoint,
    name,
    declared: `index.d.mts#${name}`,
  })),
  { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' },
);

const hover = (target: string, declared?: string, text = `const ${target}: string`): HoverNode => ({
  type: 'hover',
  start: 0,
  length: target.length,
  line: 0,
  character: 0,
  target,
  text,
  ...(declared && { declared }),
});
const block = (library: string, ...nodes: HoverNode[]): BlockResult => ({
  index: 0,
  line: 1,
  lang: 'ts',
  kind: 'code',
  library,
  status: 'compiled',
  problems: [],
  nodes,
});
const isCurrent = (library: string) => library === '11.x';
const page = (...blocks: BlockResult[]): PageResult => ({ path: 'docs/a.mdx', blocks, problems: [] });

it('counts the blocks that use a symbol, by its name, another one, or a member', () => {
  const { uses, named, others } = readPageNames(
    page(
      block('11.x', hover('httpLink', 'index.d.mts#httpLink'), hover('httpLink', 'index.d.mts#httpLink')),
      block('11.x', hover('link', 'index.d.mts#httpLink'), hover('url', 'index.d.mts#Options.url')),
    ),
    index,
    isCurrent,
  );
  expect(uses).toEqual(
    new Map([
      [httpLink, 2],
      [options, 1],
    ]),
  );
  expect(named).toEqual(new Map([['httpLink', new Set([httpLink])]]));
  expect(others).toEqual(new Set());
});

it('notices a name that means something else, unless it is a label of an own object', () => {
  const { uses, named, others } = readPageNames(
    page(
      block('11.x', hover('httpLink'), hover('retryLink', undefined, '(property) retryLink: string'), hover('shelf')),
      block('11.x', hover('Options', 'other.d.mts#Tool.Options')),
    ),
    index,
    isCurrent,
  );
  expect([uses.size, named.size]).toEqual([0, 0]);
  expect(others).toEqual(new Set(['httpLink', 'Options']));
});

it('leaves blocks of other versions alone, and pages that nobody checked', () => {
  const blocks = page(block('10.x', hover('httpLink', 'index.d.mts#httpLink'), hover('retryLink')));
  const old = readPageNames(blocks, index, isCurrent);
  expect(old).toEqual(readPageNames(undefined, index, isCurrent));
  expect([old.uses.size, old.named.size, old.others.size]).toEqual([0, 0, 0]);
});
