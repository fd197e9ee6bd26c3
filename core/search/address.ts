/** Reads and writes the address of the page of results: `?q=context&version=10.x`. */
import { limitQuery } from './query.ts';

/** Stands for all versions in place of a version's name. */
export const allVersions = 'all';

export interface SearchAddress {
  query: string;
  /** Name of a docs version, {@link allVersions}, or undefined for the version that the reader prefers. */
  version: string | undefined;
}

/**
 * @param parameters as `URLSearchParams`
 * @param versions names of the existing versions; others are ignored, because an address may contain anything
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

/** @returns The parameters, as `URLSearchParams` takes them. */
export function searchParameters({ query, version }: SearchAddress): Record<string, string> {
  return { ...(query && { q: query }), ...(version !== undefined && { version }) };
}
