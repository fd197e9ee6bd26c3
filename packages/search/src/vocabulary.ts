import { stemmer } from 'stemmer';
import { normalize } from './tokenize.ts';
import { countTypos } from '@typed-docs/utils/typos';
import { weights } from './weights.ts';

/** Index terms that a query word may mean, and how well they fit; 1 is the word itself. */
export type Expansion = Map<string, number>;

/** Short prefixes have many completions, which are slow and not specific. */
const maxCompletions = 40;

export class Vocabulary {
  readonly #terms: string[];
  readonly #known: Set<string>;
  readonly #stems = new Map<string, string[]>();
  readonly #byStart = new Map<string, string[]>();
  readonly #frequency: (term: string) => number;
  readonly #synonyms: Map<string, string[]>;

  constructor(terms: Iterable<string>, frequency: (term: string) => number, synonyms: string[][]) {
    this.#terms = [...terms].sort();
    this.#known = new Set(this.#terms);
    this.#frequency = frequency;
    for (const term of this.#terms) {
      append(this.#stems, stemmer(term), term);
      append(this.#byStart, term.slice(0, 1), term);
    }
    this.#synonyms = new Map();
    for (const [from, ...to] of synonyms) {
      for (const word of to) append(this.#synonyms, stemmer(from!), word);
    }
  }

  has(term: string): boolean {
    return this.#known.has(term);
  }

  expand(word: string, unfinished: boolean): Expansion {
    const { fit } = weights;
    const found: Expansion = new Map();
    const add = (term: string, value: number) => {
      if (value > (found.get(term) ?? 0)) found.set(term, value);
    };
    if (this.has(word)) add(word, 1);
    if (word.length > 2) for (const term of this.#stems.get(stemmer(word)) ?? []) add(term, fit.stem);
    const isKnown = found.size > 0;
    if (unfinished || word.length > 3) {
      // A complete word is rarely meant as the prefix of another one.
      const share = unfinished ? 1 : isKnown ? 0.5 : 0.9;
      for (const term of this.#completions(word)) {
        add(term, share * fit.prefix * (0.5 + 0.5 * (word.length / term.length)));
      }
    }
    const meant: [string, number][] = [[word, 1]];
    if (found.size === 0) meant.push(...this.#corrections(word, unfinished));
    for (const [term, value] of meant.slice(1)) add(term, value);
    for (const [term, value] of meant) {
      for (const synonym of this.#synonyms.get(stemmer(term)) ?? []) {
        for (const same of this.#stems.get(stemmer(normalize(synonym))) ?? []) add(same, value * fit.synonym);
      }
    }
    return found;
  }

  #completions(word: string): string[] {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#terms[middle]! < word) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (; low < this.#terms.length && this.#terms[low]!.startsWith(word); low++) found.push(this.#terms[low]!);
    if (found.length <= maxCompletions) return found;
    return found.sort((a, b) => this.#frequency(b) - this.#frequency(a)).slice(0, maxCompletions);
  }

  /** Finds terms and prefixes with the fewest typos. The first letter must be right or swapped with the next. */
  #corrections(word: string, unfinished: boolean): [string, number][] {
    const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    if (limit === 0) return [];
    const candidates = [...new Set([word[0]!, word[1]!])].flatMap((start) => this.#byStart.get(start) ?? []);
    const found = candidates.flatMap((term) => {
      if (term.length < word.length - limit) return [];
      const whole = term.length <= word.length + limit ? countTypos(word, term) : Infinity;
      const part = unfinished && whole > 1 ? typosInPrefix(word, term) : Infinity;
      const typos = Math.min(whole, part);
      return typos > limit ? [] : [{ term, typos, isWhole: whole <= part }];
    });
    const fewest = Math.min(...found.map(({ typos }) => typos));
    return found
      .filter(({ typos }) => typos === fewest)
      .map(({ term, typos, isWhole }): [string, number] => [
        term,
        (isWhole ? weights.fit.typo : weights.fit.typoInPrefix) / typos,
      ])
      .slice(0, maxCompletions);
  }
}

function typosInPrefix(word: string, term: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => countTypos(word, term.slice(0, length))));
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
