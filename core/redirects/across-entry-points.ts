import { symbolAddress, type ApiSymbol } from '../api-reference/symbols.ts';
import type { Redirect } from './types.ts';

/**
 * Creates redirects to members of the API reference from the other entry points that export them. A member has one page:
 * `httpBatchLink` is exported by `@trpc/client`, `@trpc/client/links/httpBatchLink` and `@trpc/react-query`.
 */
export function redirectsAcrossEntryPoints(symbols: readonly ApiSymbol[]): Redirect[] {
  return symbols.flatMap(({ address, aliases, entryPoint, kind, name }) =>
    [entryPoint, ...aliases]
      .map((specifier) => ({ from: symbolAddress(specifier, kind, name), to: address }))
      .filter(({ from, to }) => from !== to),
  );
}
