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
  if (count === 0) return 'No page on this site has a similar address.';
  return count === 1 ? 'One page has a similar address or title.' : `${count} pages have a similar address or title.`;
}
