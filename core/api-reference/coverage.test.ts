import { expect, it } from 'vitest';
import { formatCoverage, measureCoverage } from './coverage.ts';
import { SymbolIndex } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

const create = (name: string, kind: ApiSymbol['kind']): ApiSymbol => ({
  name,
  package: '@trpc/client',
  entryPoint: '@trpc/client',
  kind,
  address: `/docs/typedoc/client/index/${name}`,
  aliases: [],
});
const symbols = [
  create('httpLink', 'function'),
  create('Encoder', 'interface'),
  create('getFetch', 'function'),
  create('AnyRouter', 'type-alias'),
];
const [httpLink, Encoder] = symbols as [ApiSymbol, ApiSymbol];
const index = new SymbolIndex(
  symbols,
  symbols.map(({ name, entryPoint }) => ({
    entryPoint,
    name,
    declared: `index.d.mts#${name}`,
    described: name === 'httpLink' || name === 'getFetch',
    deprecated: name === 'AnyRouter',
  })),
);
const coverage = measureCoverage(
  index,
  new Map([
    ['docs/b.mdx', new Set([httpLink, Encoder])],
    ['docs/a.mdx', new Set([httpLink])],
  ]),
);

it('says of every export which guides name it, and whether it is described', () => {
  expect(
    coverage.symbols.map(({ name, guides, described, deprecated }) => [name, guides, described, deprecated]),
  ).toEqual([
    ['AnyRouter', [], false, true],
    ['Encoder', ['docs/b.mdx'], false, false],
    ['getFetch', [], true, false],
    ['httpLink', ['docs/a.mdx', 'docs/b.mdx'], true, false],
  ]);
  expect([coverage.unmentioned, coverage.undescribed]).toEqual([2, 2]);
});

it('prints what lacks something, and the totals', () => {
  expect(formatCoverage(coverage)).toEqual([
    'Export     Kind        Entry point   Guides  Described',
    'AnyRouter  type-alias  @trpc/client  -       -          deprecated',
    'Encoder    interface   @trpc/client  1       -',
    'getFetch   function    @trpc/client  -       yes',
    '',
    '4 exports: 2 that no guide names, 2 without a description',
  ]);
  expect(formatCoverage(measureCoverage(new SymbolIndex([], []), new Map()))).toEqual([
    '0 exports: 0 that no guide names, 0 without a description',
  ]);
});
