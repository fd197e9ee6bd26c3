import { distance } from 'fastest-levenshtein';

const most = 3;

/** Finds similar names, ignoring case, nearest first. */
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

/** `; did you mean `a` or `b`?`, or empty if no name is similar. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = suggest(name, known).map((one) => `\`${one}\``);
  return near.length > 0 ? `; did you mean ${joinWords(near, 'or')}?` : '';
}

export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
