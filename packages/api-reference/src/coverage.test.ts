import { expect, it } from 'vitest';
import { formatCoverage, measureCoverage } from './coverage.ts';
import type { ApiPage } from './page.ts';
import type { ApiSymbolKind } from './symbols.ts';

const create = (name: string, kind: ApiSymbolKind, page: Partial<ApiPage>) => ({
  symbol: {
    name,
    package: '@trpc/client',
    entryPoint: '@trpc/client',
    kind,
    address: `/${name}`,
    aliases: [],
  },
  docs: [],
  deprecated: false,
  internal: false,
  ...page,
});
const docs: ApiPage['docs'] = [{ type: 'paragraph', spans: [{ type: 'text', text: 'Sends calls.' }] }];
const coverage = measureCoverage(
  [
    create('httpLink', 'function', { docs }),
    create('Encoder', 'interface', { internal: true }),
    create('getFetch', 'function', { docs }),
    create('AnyRouter', 'type-alias', { deprecated: true }),
  ],
  new Map([
    ['docs/b.mdx', new Set(['/httpLink', '/Encoder', '/docs/typedoc/client'])],
    ['docs/a.mdx', new Set(['/httpLink'])],
  ]),
);

it('says of every export which guides name it, and whether it is described', () => {
  expect(coverage.symbols.map(({ name, guides, described, mark }) => [name, guides, described, mark])).toEqual([
    ['AnyRouter', [], false, 'deprecated'],
    ['Encoder', ['docs/b.mdx'], false, 'internal'],
    ['getFetch', [], true, undefined],
    ['httpLink', ['docs/a.mdx', 'docs/b.mdx'], true, undefined],
  ]);
  expect([coverage.unmentioned, coverage.undescribed]).toEqual([2, 2]);
});

it('prints what lacks something, and the totals', () => {
  expect(formatCoverage(coverage)).toEqual([
    'Export     Kind        Entry point   Guides  Described',
    'AnyRouter  type-alias  @trpc/client  -       -          deprecated',
    'Encoder    interface   @trpc/client  1       -          internal',
    'getFetch   function    @trpc/client  -       yes',
    '',
    '4 exports: 2 not mentioned in any guide, 2 without a description',
  ]);
  expect(formatCoverage(measureCoverage([], new Map()))).toEqual([
    '0 exports: 0 not mentioned in any guide, 0 without a description',
  ]);
});
