import { distance } from 'fastest-levenshtein';

/** Levenshtein distance, with two swapped neighboring letters as one typo. */
export function countTypos(a: string, b: string): number {
  const typos = distance(a, b);
  return typos === 2 && a.length === b.length && isSwap(a, b) ? typos - 1 : typos;
}

function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
