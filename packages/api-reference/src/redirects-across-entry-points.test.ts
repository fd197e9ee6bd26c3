import { expect, it } from 'vitest';
import { redirectsAcrossEntryPoints } from './redirects-across-entry-points.ts';
import type { ApiSymbol } from './symbols.ts';

const link: ApiSymbol = {
  name: 'httpBatchLink',
  package: '@trpc/client',
  entryPoint: '@trpc/client',
  kind: 'function',
  address: '/docs/typedoc/client/links/httpBatchLink/functions/httpBatchLink',
  aliases: ['@trpc/client/links/httpBatchLink', '@trpc/react-query'],
};

const site = { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' };

it('leads from every entry point that exports a member to its one page, and never from that', () => {
  expect(redirectsAcrossEntryPoints([link], site)).toEqual([
    {
      from: '/docs/typedoc/client/index/functions/httpBatchLink',
      to: link.address,
    },
    {
      from: '/docs/typedoc/react-query/index/functions/httpBatchLink',
      to: link.address,
    },
  ]);
});
