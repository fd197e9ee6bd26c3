import { symbolAddress, type ApiSymbol } from '../api-reference/symbols.ts';
import type { Redirect } from './types.ts';

/** Redirects to a member's only page from the other entry points that export it. */
export function redirectsAcrossEntryPoints(symbols: readonly ApiSymbol[]): Redirect[] {
  return symbols.flatMap(({ address, aliases, entryPoint, kind, name }) =>
    [entryPoint, ...aliases]
      .map((specifier) => ({ from: symbolAddress(specifier, kind, name), to: address }))
      .filter(({ from, to }) => from !== to),
  );
}
