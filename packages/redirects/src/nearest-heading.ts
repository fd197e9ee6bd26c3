import { createOverlap, wordsOf } from './likeness.ts';

export interface Heading {
  id: string;
  /** Empty for the former id of a heading. */
  text: string;
}

/** Headings below this similarity are only guesses. */
const leastSimilarity = 0.6;

/** Prefixes and numbers change when sections are renamed or reordered, and say nothing about the subject. */
const noise = new Set([
  'a',
  'an',
  'and',
  'for',
  'how',
  'in',
  'of',
  'or',
  'q',
  'step',
  'the',
  'to',
  'using',
  'with',
  'your',
]);

/**
 * Finds the heading that a fragment without an element means, by the words of ids and headings. Tolerates typos, other
 * numbers, letter case, and prefixes such as `with-`.
 *
 * @param fragment decoded, without `#`
 */
export function findNearestHeading(fragment: string, headings: readonly Heading[]): Heading | undefined {
  const wanted = subjectOf(fragment);
  if (wanted.length === 0) return undefined;
  const { overlap, toWord } = createOverlap();
  let best: Heading | undefined;
  let bestScore = leastSimilarity;
  for (const heading of headings) {
    const scores = [heading.id, heading.text].map((text) => {
      const words = subjectOf(text);
      return Math.max(overlap(wanted, words), toWord(wanted.join(''))(words.join('')));
    });
    // The first of equal headings, which is the outer one.
    const score = Math.max(...scores);
    if (score > bestScore || (score === bestScore && !best)) [best, bestScore] = [heading, score];
  }
  return best;
}

function subjectOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => !/^\d+\p{L}?$/u.test(word));
  const subject = words.filter((word) => !noise.has(word));
  return subject.length > 0 ? subject : words;
}
