import { decode } from '../content/decode.ts';
import type { Redirect } from './types.ts';

/** File that the not-found page reads, below the base path. */
export const addressesFile = 'addresses.json';

/** File of the script that reads it, in the same folder. */
export const unknownAddressScript = 'unknown-address.js';

/** Content of the addresses file. */
export interface KnownAddresses {
  /** Pages, files and redirect targets by their lower-case address. */
  targets: Record<string, string>;
  /** Titles of pages by address, except for those that are the last part of the address, as most in the API reference are. */
  titles: Record<string, string>;
}

/** @returns the last part of a page's address; undefined for files and other sites */
export function nameOfPage(address: string): string | undefined {
  return /^\/(?:.*\/)?([^/.]+)$/.exec(address)?.[1];
}

/**
 * @param pages addresses of the site, files included; they win over redirects
 */
export function listTargets(pages: Iterable<string>, redirects: readonly Redirect[]): KnownAddresses['targets'] {
  const targets: KnownAddresses['targets'] = {};
  for (const { from, to } of redirects) targets[from.toLowerCase()] = to;
  for (const page of pages) targets[page.toLowerCase()] = page;
  return targets;
}

/**
 * Finds the page for an address that the host does not have: other letter case, surplus suffixes and slashes, or
 * punctuation that a link took from the text around it.
 *
 * @param asked path without the base path, percent-encoded
 * @returns a path without the base path, or the URL of another site; undefined when nothing matches, or only the
 *   address itself
 */
export function findAddress(asked: string, targets: KnownAddresses['targets']): string | undefined {
  let address = decode(asked)
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

/** Surplus at the end of an address. */
export const surplus = /(?:\/index|\.html?|\.mdx?|\/|[^\w/-])$/;
