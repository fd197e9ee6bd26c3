import { distance } from 'fastest-levenshtein';

/** More than this no author reads. */
const most = 3;

/**
 * The known names nearest to one that doesn't exist, nearest first: slips of the hand, and differences in case.
 *
 * @param name what was written
 * @param known all names that exist
 * @param farthest how many letters may differ
 */
export function suggest(
  name: string,
  known: Iterable<string>,
  farthest: number = Math.max(2, name.length / 4),
): string[] {
  const wanted = name.toLowerCase();
  const near = [...new Set(known)]
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away || (a.candidate < b.candidate ? -1 : 1));
  return near
    .filter(({ away }) => away <= near[0]!.away + 1)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** `; did you mean `a` or `b`?`, or nothing without a near name. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = suggest(name, known).map((one) => `\`${one}\``);
  return near.length > 0 ? `; did you mean ${joinWords(near, 'or')}?` : '';
}

/** `a`, `a or b`, `a, b or c`. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
