import { expect, it } from 'vitest';
import { entryPointAddress, symbolAddress } from './symbols.ts';

it.each([
  ['@trpc/client', 'class', 'TRPCClientError', '/docs/typedoc/client/index/classes/TRPCClientError'],
  ['@trpc/client/links/splitLink', 'function', 'splitLink', '/docs/typedoc/client/links/splitLink/functions/splitLink'],
  ['@trpc/server/rpc', 'type-alias', 'TRPCResponse', '/docs/typedoc/server/rpc/type-aliases/TRPCResponse'],
] as const)('%s has %s %s at %s', (entryPoint, kind, name, address) => {
  expect(symbolAddress(entryPoint, kind, name)).toBe(address);
});

it('entry points have addresses of their own, and a package that of its main one', () => {
  expect(entryPointAddress('@trpc/client')).toBe('/docs/typedoc/client');
  expect(entryPointAddress('@trpc/client/links/splitLink')).toBe('/docs/typedoc/client/links/splitLink');
});
