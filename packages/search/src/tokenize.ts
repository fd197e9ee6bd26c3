/** A run of letters and digits, including `_`, `$` and the apostrophe in `don't` and `client's`. */
export interface Word {
  text: string;
  start: number;
}

const wordPattern = /[\p{L}\p{N}_$]+(?:['’](?:[stdm]|re|ve|ll)\b)?/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({ text: match[0], start: match.index }));
}

export function normalize(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/['’]s$/, '')
    .replace(/[\p{M}_$'’]/gu, '')
    .toLowerCase();
}

/** Splits a name into terms: create, trpc, client for `createTRPCClient`. */
export function partsOf(word: string): string[] {
  return word
    .split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .map(normalize)
    .filter(Boolean);
}

const knownTerms = new Map<string, string[]>();

/** A name is found by its parts and suffixes, so that `trpcclient` finds `createTRPCClient`. */
export function termsOf(word: string): string[] {
  let terms = knownTerms.get(word);
  if (!terms) {
    // Limit memory, because queries may contain anything.
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

export function isName(word: string): boolean {
  return partsOf(word).length > 1;
}

/** Names are stored as written, because their case marks their parts. */
export function storedForm(word: string): string {
  return isName(word) ? word.replace(/^[_$]+|[_$]+$/g, '') : normalize(word);
}
