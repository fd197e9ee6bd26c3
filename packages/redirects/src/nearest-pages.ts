import { decode } from '@typed-docs/utils/decode';
import { nameOfPage, surplus, type KnownAddresses } from './find-address.ts';
import { createOverlap, remember, wordsOf } from './likeness.ts';

export interface NearPage {
  path: string;
  /** Includes the version if another result has the same title. */
  title: string;
}

const most = 4;

/** Penalty for pages of another version; greater than for a different place in the hierarchy. */
const otherVersion = 0.25;

/** Addresses per batch; a batch takes a few hundredths of a second on a slow phone. */
const atAStretch = 500;

/** Pages below this score are only guesses. */
const leastScore = 0.5;

/** Likewise for the name alone, because most addresses have their folder in common with some page. */
const leastLikenessOfName = 0.5;

/**
 * Old addresses also count, so that typos in them are corrected. For a page in several versions, only the requested
 * version's page is returned.
 *
 * @param requested percent-encoded path without the base path
 * @param yieldToMain awaited between batches, because comparing thousands of addresses would block the main thread
 */
export async function findNearestPages(
  requested: string,
  { targets, titles }: KnownAddresses,
  yieldToMain: () => Promise<void>,
): Promise<NearPage[]> {
  const wanted = readAddress(decode(requested));
  if (wanted.segments.length === 0) return [];
  // Treat a version that the site doesn't have as the current version.
  const wantedVersion = Object.keys(targets).some((address) => version.exec(address)?.[1] === wanted.version)
    ? wanted.version
    : undefined;
  // Thousands of addresses consist of a few hundred words, so split and compare each word only once.
  const split = remember(wordsOf);
  const likeness = createLikeness(wanted, split);
  const best = new Map<string, NearPage & { score: number }>();
  for (const [i, [address, path]] of Object.entries(targets).entries()) {
    if (i % atAStretch === 0) await yieldToMain();
    const target = path.replace(/#.*/, '');
    const title = titles[target] ?? nameOfPage(target);
    if (title === undefined) continue;
    const known = readAddress(address, split);
    const score = likeness(known, title) - (known.version === wantedVersion ? 0 : otherVersion);
    const page = path.replace(version, '/').replace(/#.*/, '');
    if (score < leastScore || score <= (best.get(page)?.score ?? 0)) continue;
    best.set(page, { path, title, score });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, most)
    .map(({ path, title }, _, all) => {
      const isUnique = all.filter((other) => other.title === title).length === 1;
      const its = version.exec(path)?.[1];
      return { path, title: isUnique || !its ? title : `${title} (${its})` };
    });
}

export function wordsOfAddress(requested: string): string {
  return readAddress(decode(requested)).segments.slice(-2).flat().join(' ');
}

interface Address {
  /** Words of each part of the path, without `docs` and the version. */
  segments: string[][];
  version: string | undefined;
}

const version = /\/(v\d+)(?:\/|$)/;

function readAddress(path: string, split = wordsOf): Address {
  let rest = path;
  while (surplus.test(rest)) rest = rest.replace(surplus, '');
  return {
    segments: rest
      .replace(/^\/docs(?=\/|$)/, '')
      .replace(version, '/')
      .split('/')
      .map(split)
      .filter((words) => words.length > 0),
    version: version.exec(rest)?.[1],
  };
}

/** The last part of an address names the page and weighs more than the others. */
function createLikeness(wanted: Address, split: typeof wordsOf): (known: Address, title: string) => number {
  const name = wanted.segments.at(-1)!;
  const places = wanted.segments.slice(0, -1).flat();
  const { overlap, toWord } = createOverlap();
  return ({ segments }, title) => {
    const itsName = segments.at(-1) ?? [];
    const itsPlaces = segments.slice(0, -1).flat();
    const ofName = Math.max(
      overlap(name, itsName),
      overlap(name, split(title)),
      toWord(name.join(''))(itsName.join('')),
    );
    if (ofName < leastLikenessOfName) return 0;
    const ofPlaces = places.length + itsPlaces.length === 0 ? 1 : overlap(places, itsPlaces);
    return 0.8 * ofName + 0.2 * ofPlaces;
  };
}
