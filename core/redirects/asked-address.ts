import { decode } from '../content/decode.ts';
import type { KnownAddresses } from './find-address.ts';
import { findNearestPages, wordsOfAddress, type NearPage } from './nearest-pages.ts';

/** Facts about an unknown address. */
export interface AskedAddress {
  /** Without the base path, as people read it. */
  path: string;
  /** Query that finds the page instead. */
  words: string;
  /** Pages that the reader may have meant, nearest first. */
  nearest: readonly NearPage[];
  /** The number of pages in a sentence. */
  summary: string;
}

/**
 * @param asked The path without the base path, as the browser has it (percent-encoded).
 * @param known The build's list of addresses.
 * @param giveWay As for `findNearestPages`.
 */
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
