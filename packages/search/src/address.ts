/** URL parameters of the search page: `?q=context&version=10.x`. */
import { limitQuery } from './query.ts';

export const allVersions = 'all';

export interface SearchAddress {
  query: string;
  /** Version name, {@link allVersions}, or undefined for the user's preferred version. */
  version: string | undefined;
}

/** Ignores versions that don't exist. */
export function parseSearchAddress(
  parameters: { get: (name: string) => string | null | undefined },
  versions: readonly string[],
): SearchAddress {
  const version = parameters.get('version') ?? undefined;
  return {
    query: limitQuery(parameters.get('q') ?? ''),
    version: version !== undefined && [...versions, allVersions].includes(version) ? version : undefined,
  };
}

export function searchParameters({ query, version }: SearchAddress): Record<string, string> {
  return { ...(query && { q: query }), ...(version !== undefined && { version }) };
}
