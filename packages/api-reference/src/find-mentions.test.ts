import { expect, it } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { findMentions } from './find-mentions.ts';
import { createPageLinks } from './page-links.ts';
import { SymbolIndex } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

const symbols = ['httpLink', 'retryLink', 'splitLink', 'Options', 'Unsaid', 'wsLink'].map((name): ApiSymbol => ({
  name,
  package: '@trpc/client',
  entryPoint: '@trpc/client',
  kind: 'function',
  address: `/${name}`,
  aliases: ['@trpc/react-query'],
}));
const index = new SymbolIndex(symbols, [], { address: '', slug: '', product: '', version: '' });
const wsLink = symbols.at(-1)!;

it('finds names in blocks, in code wherever it stands, and in tables of members', () => {
  const page = [
    '## About `httpLink`',
    'A [`retryLink`](./retryLink.mdx), an Unsaid thing, and `splitLink.url`.',
    '<TypeTable type="Options" from="@trpc/react-query" />',
    '```ts\nsplitLink();\n```',
  ].join('\n\n');
  const names = {
    uses: new Map(),
    named: new Map([['wsLink', new Set([wsLink])]]),
    blocks: new Map(),
    others: new Set<string>(),
  };
  const links = createPageLinks(names, new Set(), index);
  const found = findMentions(parsePage(page), 'docs/a.mdx', names, links, index);
  expect([...found].sort()).toEqual(['/Options', '/httpLink', '/retryLink', '/wsLink']);
});
