/** Splits texts and queries into terms. */

/** A run of letters and digits in a text. `_` and `$` belong to names, and an apostrophe to `don't` and `client's`. */
export interface Word {
  text: string;
  /** Offset in the text. */
  start: number;
}

const wordPattern = /[\p{L}\p{N}_$]+(?:['’](?:[stdm]|re|ve|ll)\b)?/gu;

/** @returns The words of a text in their order; dots, dashes, slashes and quotes stand between words. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({ text: match[0], start: match.index }));
}

/** @returns The word in lower case, without accents, `_`, `$` and a possessive `s`. */
export function normalize(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/['’]s$/, '')
    .replace(/[\p{M}_$'’]/gu, '')
    .toLowerCase();
}

/** @returns The parts of a name as terms: create, trpc, client for `createTRPCClient`. A plain word is its only part. */
export function partsOf(word: string): string[] {
  return word
    .split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .map(normalize)
    .filter(Boolean);
}

const knownTerms = new Map<string, string[]>();

/**
 * @returns The terms that find a word: itself, and for a name its parts and its endings, so that `trpcclient` finds
 *   `createTRPCClient`.
 */
export function termsOf(word: string): string[] {
  let terms = knownTerms.get(word);
  if (!terms) {
    // Bounded, because readers may type anything.
    if (knownTerms.size > 100_000) knownTerms.clear();
    knownTerms.set(word, (terms = createTerms(word)));
  }
  return terms;
}

function createTerms(word: string): string[] {
  const parts = partsOf(word);
  if (parts.length < 2) return parts;
  const endings = parts.map((_, index) => parts.slice(index).join(''));
  return [...new Set([...endings, ...parts])].filter((term) => term.length > 1);
}

/** Whether a word has parts. */
export function isName(word: string): boolean {
  return partsOf(word).length > 1;
}

/** @returns The word as an index stores it: names as written, because their case marks their parts; others as a term. */
export function storedForm(word: string): string {
  return isName(word) ? word.replace(/^[_$]+|[_$]+$/g, '') : normalize(word);
}
