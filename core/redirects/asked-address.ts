import { decode } from '../content/decode.ts';
import type { KnownAddresses } from './find-address.ts';
import { findNearestPages, wordsOfAddress, type NearPage } from './nearest-pages.ts';

export interface AskedAddress {
  path: string;
  words: string;
  nearest: readonly NearPage[];
  summary: string;
}

/** @param asked percent-encoded path without the base path */
export async function readAskedAddress(
  asked: string,
  known: KnownAddresses,
  giveWay: () => Promise<void>,
): Promise<AskedAddress> {
  const nearest = await findNearestPages(asked, known, giveWay);
  return { path: decode(asked), words: wordsOfAddress(asked), nearest, summary: summarize(nearest.length) };
}

function summarize(count: number): string {
  if (count === 0) return 'No address of this site is like the one that you asked for.';
  return count === 1
    ? 'One page has an address or a title like it.'
    : `${count} pages have an address or a title like it.`;
}
