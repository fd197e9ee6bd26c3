/** The address of the page of results: `?q=context&version=10.x`. */
import { limitQuery } from './query.ts';

/** Stands for all versions where a version's name would. */
export const allVersions = 'all';

export interface SearchAddress {
  query: string;
  /** Name of a docs version, {@link allVersions}, or undefined for the version that the reader prefers. */
  version: string | undefined;
}

/**
 * @param parameters Those of the address, as `URLSearchParams`.
 * @param versions Names of the versions there are; others are ignored, since anyone can write an address.
 */
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

/** @returns The parameters that say it, as `URLSearchParams` takes them. */
export function searchParameters({ query, version }: SearchAddress): Record<string, string> {
  return { ...(query && { q: query }), ...(version !== undefined && { version }) };
}
