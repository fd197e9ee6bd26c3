import type { IndexedPage } from './index-pages.ts';
import { isName, wordsOf } from './tokenize.ts';
import { maxQueryLength } from './parameters.ts';

/** Words that are names of pages and of headings are typed more than those in texts. */
const headingWeight = 3;

/** A word that is there as a whole is often followed by another one. */
const spaceWeight = 4;

/** What is typed by a slip, or is on no page: letters by their frequency in English. */
const letters = 'etaoinsrhldcumfpgwybvkxjqz';
/** What may follow a word. */
const signs = ' .-(';

/**
 * Foresees what readers type next, so that answers can be worked out between two keys.
 *
 * @param pages Whose words readers are likely to type: in lower case, or names as they are written.
 * @returns A function from a query to the queries that one more key makes of it, the likeliest first.
 */
export function createForecast(pages: IndexedPage[]): (query: string) => string[] {
  const spellings = new Map<string, number>();
  const add = (word: string, weight: number) => spellings.set(word, (spellings.get(word) ?? 0) + weight);
  for (const { title, label, parts } of pages) {
    const headings = [title, label, ...parts.map(({ heading }) => heading)];
    for (const { text } of headings.flatMap(wordsOf)) add(text, headingWeight);
    for (const { lead, words, code } of parts) {
      for (const { text } of wordsOf(lead)) add(text, 1);
      for (const word of words) add(word, 1);
      for (const word of code) add(word, 1);
    }
  }
  const counts = new Map<string, number>();
  for (const [word, count] of spellings) {
    for (const typed of new Set([word.toLowerCase(), ...(isName(word) ? [word] : [])])) {
      counts.set(typed, (counts.get(typed) ?? 0) + count);
    }
  }
  const words = [...counts.keys()].sort();
  const weights = Float64Array.from(words, (word) => counts.get(word)!);

  return (query) => {
    if (query.length >= maxQueryLength) return [];
    const start = /[\p{L}\p{N}_$]*$/u.exec(query)![0];
    const keys = new Map<string, number>();
    for (const prefix of new Set([start, start.toLowerCase()])) {
      for (let index = firstFrom(words, prefix); words[index]?.startsWith(prefix); index++) {
        const isWhole = words[index]!.length === prefix.length;
        const key = isWhole ? ' ' : words[index]![prefix.length]!;
        keys.set(key, (keys.get(key) ?? 0) + weights[index]! * (isWhole ? spaceWeight : 1));
      }
    }
    // Many words that readers type are on no page, or only begin a longer one there: these end somewhere too.
    if (start.length > 1 && !keys.has(' ')) keys.set(' ', 0);
    const likely = [...keys].sort(([, a], [, b]) => b - a).map(([key]) => key);
    return [...new Set([...likely, ...(start === '' ? letters : letters + signs)])].map((key) => query + key);
  };
}

/** @returns The place of the first word that is not before the given one. */
function firstFrom(words: string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
