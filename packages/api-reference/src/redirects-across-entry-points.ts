import { symbolAddress, type ApiSymbol, type ReferenceSite } from './symbols.ts';

/** Redirects to a member's only page from the other entry points that export it. */
export function redirectsAcrossEntryPoints(
  symbols: readonly ApiSymbol[],
  site: ReferenceSite,
): { from: string; to: string }[] {
  return symbols.flatMap(({ address, aliases, entryPoint, kind, name }) =>
    [entryPoint, ...aliases]
      .map((specifier) => ({ from: symbolAddress(site, specifier, kind, name), to: address }))
      .filter(({ from, to }) => from !== to),
  );
}
