import { decodePath, type KnownAddresses } from './find-address.ts';
import { findNearestPages, wordsOfAddress, type NearPage } from './nearest-pages.ts';

/** What can be said of an address that leads nowhere. */
export interface AskedAddress {
  /** Without the base path, as people read it. */
  path: string;
  /** What to search for in its place. */
  words: string;
  /** What the reader may have meant, nearest first. */
  nearest: readonly NearPage[];
  /** The same in a sentence. */
  summary: string;
}

/**
 * @param asked The path without the base path, as the browser has it (percent-encoded).
 * @param known What the build wrote down of the site.
 * @param giveWay As for `findNearestPages`.
 */
export async function readAskedAddress(
  asked: string,
  known: KnownAddresses,
  giveWay: () => Promise<void>,
): Promise<AskedAddress> {
  const nearest = await findNearestPages(asked, known, giveWay);
  return { path: decodePath(asked), words: wordsOfAddress(asked), nearest, summary: summarize(nearest.length) };
}

function summarize(count: number): string {
  if (count === 0) return 'No address of this site is like the one that you asked for.';
  return count === 1
    ? 'One page has an address or a title like it.'
    : `${count} pages have an address or a title like it.`;
}
