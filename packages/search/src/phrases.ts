import { isEmptyWord } from './empty-words.ts';
import type { IndexedPage } from './index-pages.ts';
import type { QueryWord } from './search-index.ts';
import { normalize, termsOf, wordsOf } from './tokenize.ts';

/** In words; a message has names in place of its placeholders. */
const widestGap = 3;

/** Synonyms and beginnings of words say nothing about a phrase. */
const leastFit = 0.6;

const textsOfPage = new WeakMap<IndexedPage, string[][][]>();

/**
 * Finds how much of a query is a phrase of the page: in its title, description, a heading or the beginning of a section.
 *
 * @returns the share of pairs of neighboring words that are in this order and near each other, from 0 to 1
 */
export function phraseShare(page: IndexedPage, words: readonly QueryWord[]): number {
  if (words.length < 2) return 0;
  let texts = textsOfPage.get(page);
  if (!texts) {
    const { title, description, parts } = page;
    const all = new Set([title, description, ...parts.flatMap(({ heading, lead }) => [heading, lead])]);
    textsOfPage.set(page, (texts = [...all].map(readTerms)));
  }
  return Math.max(0, ...texts.map((text) => countPairs(text, words))) / (words.length - 1);
}

function readTerms(text: string): string[][] {
  return wordsOf(text)
    .filter(({ text: word }) => !isEmptyWord(normalize(word)))
    .map(({ text: word }) => termsOf(word));
}

function countPairs(text: readonly string[][], words: readonly QueryWord[]): number {
  const places = words.map((word) => text.flatMap((terms, at) => (fits(terms, word) ? [at] : [])));
  return places.slice(1).filter((second, index) => {
    const first = places[index]!;
    return second.some((at) => first.some((before) => at > before && at - before <= widestGap));
  }).length;
}

/**
 * Finds how much of a query is in the messages of an error, which its page begins with.
 *
 * @returns the share of words in the longest sequence that both have in the same order, from 0 to 1; 0 for short queries
 */
export function messageShare({ title, parts }: IndexedPage, words: readonly QueryWord[]): number {
  if (words.length < 3) return 0;
  const texts = [title, parts[0]!.lead].map(readTerms);
  return Math.max(...texts.map((text) => countInOrder(text, words))) / words.length;
}

/** Longest common subsequence. */
function countInOrder(text: readonly string[][], words: readonly QueryWord[]): number {
  let counts = new Array<number>(text.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    for (let at = 0; at < text.length; at++) {
      next.push(fits(text[at]!, word) ? counts[at]! + 1 : Math.max(counts[at + 1]!, next[at]!));
    }
    counts = next;
  }
  return counts.at(-1)!;
}

function fits(terms: readonly string[], word: QueryWord): boolean {
  return terms.some((term) => (word.terms.get(term) ?? 0) >= leastFit);
}
