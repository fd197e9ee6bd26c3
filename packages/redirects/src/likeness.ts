import { countTypos } from '@typed-docs/utils/typos';

/** Words below this similarity are unrelated; above it, one is a typo or an inflection of the other. */
const leastSimilarity = 0.6;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export interface Overlap {
  /** Similarity of two words, from 0 to 1. */
  toWord: (one: string) => (other: string) => number;
  /** Dice's coefficient, counting similar words in proportion. */
  overlap: (some: readonly string[], others: readonly string[]) => number;
}

/** Compares each pair of words once, because thousands of texts consist of a few hundred words. */
export function createOverlap(): Overlap {
  const toWord = remember((one: string) => remember((other: string) => similarity(one, other)));
  return {
    toWord,
    overlap(some, others) {
      if (some.length === 0 || others.length === 0) return 0;
      const common = some.reduce((sum, one) => sum + Math.max(...others.map(toWord(one))), 0);
      return Math.min(1, (2 * common) / (some.length + others.length));
    },
  };
}

export function remember<Value>(find: (key: string) => Value): (key: string) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    let value = found.get(key);
    if (value === undefined) found.set(key, (value = find(key)));
    return value;
  };
}

/** From 0 to 1, by edit distance. */
function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const limit = Math.floor(length * (1 - leastSimilarity));
  // The difference in length rules out most pairs cheaply.
  const typos = Math.abs(a.length - b.length) > limit ? limit + 1 : countTypos(a, b);
  return typos > limit ? 0 : 1 - typos / length;
}
