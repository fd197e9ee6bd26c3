import { expect, it } from 'vitest';
import { entryPointAddress, symbolAddress } from './symbols.ts';

const site = { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' };

it.each([
  ['@trpc/client', 'class', 'TRPCClientError', '/docs/typedoc/client/index/classes/TRPCClientError'],
  ['@trpc/client/links/splitLink', 'function', 'splitLink', '/docs/typedoc/client/links/splitLink/functions/splitLink'],
  ['@trpc/server/rpc', 'type-alias', 'TRPCResponse', '/docs/typedoc/server/rpc/type-aliases/TRPCResponse'],
  ['zod', 'function', 'parse', '/docs/typedoc/zod/index/functions/parse'],
] as const)('%s has %s %s at %s', (entryPoint, kind, name, address) => {
  expect(symbolAddress(site, entryPoint, kind, name)).toBe(address);
});

it('entry points have addresses of their own, and a package that of its main one', () => {
  expect(entryPointAddress(site, '@trpc/client')).toBe('/docs/typedoc/client');
  expect(entryPointAddress(site, '@trpc/client/links/splitLink')).toBe('/docs/typedoc/client/links/splitLink');
});
