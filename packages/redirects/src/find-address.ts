import { decode } from '@typed-docs/utils/decode';
import type { Redirect } from './types.ts';

export const addressesFile = 'addresses.json';

export const unknownAddressScript = 'unknown-address.js';

export interface KnownAddresses {
  /** Pages, files and redirect targets by lowercase address. */
  targets: Record<string, string>;
  /** By address. Omits titles that equal the last part of the address, as most API reference titles do. */
  titles: Record<string, string>;
  /** In the default locale's file, the addresses of the other locales, by folder such as `/fr`. */
  locales?: Record<string, KnownAddresses>;
}

/** The folder is empty in the default locale; `requested` and `known` are without it. */
export interface RequestedLocale {
  folder: string;
  requested: string;
  known: KnownAddresses;
}

/** Hosts also respond with the default locale's not-found page in the folders of other locales. */
export function findLocale(requested: string, known: KnownAddresses): RequestedLocale {
  const [folder, its] =
    Object.entries(known.locales ?? {}).find(([name]) =>
      `${requested}/`.toLowerCase().startsWith(`${name.toLowerCase()}/`),
    ) ?? [];
  if (folder === undefined || its === undefined) return { folder: '', requested, known };
  return { folder, requested: requested.slice(folder.length) || '/', known: its };
}

/** Last part of a page's address; undefined for files and other sites. */
export function nameOfPage(address: string): string | undefined {
  return /^\/(?:.*\/)?([^/.]+)$/.exec(address)?.[1];
}

/** Pages take precedence over redirects. */
export function listTargets(pages: Iterable<string>, redirects: readonly Redirect[]): KnownAddresses['targets'] {
  const targets: KnownAddresses['targets'] = {};
  for (const { from, to } of redirects) targets[from.toLowerCase()] = to;
  for (const page of pages) targets[page.toLowerCase()] = page;
  return targets;
}

/**
 * Finds the page for an unknown address, ignoring letter case, extra slashes and suffixes, and punctuation that a link
 * picked up from the surrounding text.
 *
 * @param requested percent-encoded path without the base path
 * @returns a path without the base path, or the URL of another site; undefined if nothing else matches
 */
export function findAddress(requested: string, targets: KnownAddresses['targets']): string | undefined {
  let address = decode(requested)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  for (;;) {
    const found = Object.hasOwn(targets, address) ? targets[address] : undefined;
    if (found !== undefined) return found === requested ? undefined : found;
    const shorter = address.replace(surplus, '') || '/';
    if (shorter === address) return undefined;
    address = shorter;
  }
}

export const surplus = /(?:\/index|\.html?|\.mdx?|\/|[^\w/-])$/;
