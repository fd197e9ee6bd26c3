import type { Redirect } from './types.ts';

/** The file in the built site that the not-found page reads, relative to the base path. */
export const addressesFile = 'addresses.json';

/** The file of the script that does it, at the same place. */
export const unknownAddressScript = 'unknown-address.js';

/** The content of that file. */
export interface KnownAddresses {
  /** Every address that leads somewhere, by its lower-case form. */
  targets: Record<string, string>;
  /** The titles of the site's pages, by their address. */
  titles: Record<string, string>;
}

/**
 * @param pages The addresses of the site, files included.
 * @param redirects What leads to them; a page wins.
 */
export function listTargets(pages: Iterable<string>, redirects: readonly Redirect[]): KnownAddresses['targets'] {
  const targets: KnownAddresses['targets'] = {};
  for (const { from, to } of redirects) targets[from.toLowerCase()] = to;
  for (const page of pages) targets[page.toLowerCase()] = page;
  return targets;
}

/**
 * Finds what a reader meant whose address the host could not find: another letter case, a suffix or slash too many,
 * or punctuation that a link carried along from the text around it.
 *
 * @param asked The path without the base path, as the browser has it (percent-encoded).
 * @param targets From `listTargets`.
 * @returns A path without the base path, or the URL of another site; undefined when nothing fits, and when the answer
 *   is the address that was asked for.
 */
export function findAddress(asked: string, targets: KnownAddresses['targets']): string | undefined {
  let address = decodePath(asked)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  for (;;) {
    const found = Object.hasOwn(targets, address) ? targets[address] : undefined;
    if (found !== undefined) return found === asked ? undefined : found;
    const shorter = address.replace(surplus, '') || '/';
    if (shorter === address) return undefined;
    address = shorter;
  }
}

/** What links and hosts add to the end of an address. */
export const surplus = /(?:\/index|\.html?|\.mdx?|\/|[^\w/-])$/;

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray percent sign: nothing of it can be decoded, and the rest is compared as it is.
    return path;
  }
}
