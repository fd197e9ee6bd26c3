import { symbolAddress, type ApiSymbol } from '../api-reference/symbols.ts';
import type { Redirect } from './types.ts';

/**
 * A member of the API reference has one page, also when several entry points export it: `httpBatchLink`, of
 * `@trpc/client`, `@trpc/client/links/httpBatchLink` and `@trpc/react-query`. Its address is tried below each of them.
 *
 * @returns Redirects from the addresses that a member's page would have below the entry points that it is not at.
 */
export function redirectsAcrossEntryPoints(symbols: readonly ApiSymbol[]): Redirect[] {
  return symbols.flatMap(({ address, aliases, entryPoint, kind, name }) =>
    [entryPoint, ...aliases]
      .map((specifier) => ({ specifier, from: symbolAddress(specifier, kind, name) }))
      .filter(({ from }) => from !== address)
      .map(({ specifier, from }) => ({ from, to: address, reason: `${name}, which ${specifier} exports too.` })),
  );
}
