import type { KnownAddresses } from './find-address.ts';
import { findNearestPages, wordsOfAddress, type NearPage } from './nearest-pages.ts';

export interface RequestedAddress {
  words: string;
  nearest: readonly NearPage[];
  summary: string;
}

/** @param requested percent-encoded path without the base path */
export async function readRequestedAddress(
  requested: string,
  known: KnownAddresses,
  yieldToMain: () => Promise<void>,
): Promise<RequestedAddress> {
  const nearest = await findNearestPages(requested, known, yieldToMain);
  return { words: wordsOfAddress(requested), nearest, summary: summarize(nearest.length) };
}

function summarize(count: number): string {
  if (count === 0) return 'No address of this site is like the one that you asked for.';
  return count === 1
    ? 'One page has an address or a title like it.'
    : `${count} pages have an address or a title like it.`;
}
