import { countTypos } from '../search/typos.ts';
import { decode } from '../content/decode.ts';
import { nameOfPage, surplus, type KnownAddresses } from './find-address.ts';

/** A page that a reader may have meant. */
export interface NearPage {
  /** Address without the base path. */
  path: string;
  /** With the version that its address names where another of the pages has the same title. */
  title: string;
}

/** More than this no reader compares. */
const most = 4;

/** Below this two words have nothing to do with each other; from there on one is a slip or a form of the other. */
const leastLikeness = 0.6;

/** What a page of another version has against it: more than one that stands at another place. */
const otherVersion = 0.25;

/** Addresses compared at a stretch: on a slow phone, that takes a few hundredths of a second. */
const atAStretch = 500;

/** Below this a page is no better than a guess. */
const leastScore = 0.5;

/**
 * Finds the pages whose address or title is most like an address that leads nowhere. Addresses that pages once had
 * count as well, so that a slip in an old address is forgiven too.
 *
 * @param asked The path without the base path, as the browser has it (percent-encoded).
 * @param known What the build wrote down of the site.
 * @param giveWay Awaited now and then: comparing thousands of addresses would keep a page from answering its reader.
 * @returns Four at most, nearest first. Of a page that several versions have, the one of the version that was asked for.
 */
export async function findNearestPages(
  asked: string,
  { targets, titles }: KnownAddresses,
  giveWay: () => Promise<void>,
): Promise<NearPage[]> {
  const wanted = readAddress(decode(asked));
  if (wanted.segments.length === 0) return [];
  // A version that the site doesn't have stands for the current one.
  const wantedVersion = Object.keys(targets).some((address) => version.exec(address)?.[1] === wanted.version)
    ? wanted.version
    : undefined;
  // Thousands of addresses are made of a few hundred words: each is split, and compared, once.
  const split = remember(wordsOf);
  const likeness = createLikeness(wanted, split);
  const best = new Map<string, NearPage & { score: number }>();
  for (const [i, [address, path]] of Object.entries(targets).entries()) {
    if (i % atAStretch === 0) await giveWay();
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

/** @returns What to search for in place of an address: the words that its last two parts are made of. */
export function wordsOfAddress(asked: string): string {
  return readAddress(decode(asked)).segments.slice(-2).flat().join(' ');
}

interface Address {
  /** Words of each part of the path, without those that every page of the docs has. */
  segments: string[][];
  /** Of the docs, as addresses have it: `v10`. */
  version: string | undefined;
}

/** A version in an address, with the slashes around it. */
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

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * @returns A function that says how like an address is to the one that was asked for, from 0 to 1. The last part of an
 *   address is the name of the page, the others say where it stands.
 */
function createLikeness(wanted: Address, split: typeof wordsOf): (known: Address, title: string) => number {
  const name = wanted.segments.at(-1)!;
  const places = wanted.segments.slice(0, -1).flat();
  const toWord = remember((one: string) => remember((other: string) => similarity(one, other)));
  /** The share of words that two lists have in common, slips forgiven (Dice's coefficient). */
  const overlap = (some: readonly string[], others: readonly string[]): number => {
    if (some.length === 0 || others.length === 0) return 0;
    const common = some.reduce((sum, one) => sum + Math.max(...others.map(toWord(one))), 0);
    return Math.min(1, (2 * common) / (some.length + others.length));
  };
  return ({ segments }, title) => {
    const itsName = segments.at(-1) ?? [];
    const itsPlaces = segments.slice(0, -1).flat();
    const ofName = Math.max(
      overlap(name, itsName),
      overlap(name, split(title)),
      toWord(name.join(''))(itsName.join('')),
    );
    const ofPlaces = places.length + itsPlaces.length === 0 ? 1 : overlap(places, itsPlaces);
    return 0.8 * ofName + 0.2 * ofPlaces;
  };
}

function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    let value = found.get(key);
    if (value === undefined) found.set(key, (value = find(key)));
    return value;
  };
}

/** @returns From 0 to 1, by the letters that differ. */
function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const limit = Math.floor(length * (1 - leastLikeness));
  // Most pairs are told apart by their length.
  const slips = Math.abs(a.length - b.length) > limit ? limit + 1 : countTypos(a, b);
  return slips > limit ? 0 : 1 - slips / length;
}
