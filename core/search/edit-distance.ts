/**
 * Counts the slips between two words: letters left out, added, replaced, or swapped with their neighbour
 * (Damerau-Levenshtein distance in its restricted form).
 *
 * @param limit The count above which it stops to count.
 * @param asPrefix Whether `b` may go on after what `a` is compared with.
 * @returns The count, or `limit + 1` if it is greater than the limit.
 */
export function editDistance(a: string, b: string, limit: number, asPrefix = false): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let count = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        count = Math.min(count, before[column - 2]! + 1);
      }
      current.push(count);
      if (count < least) least = count;
    }
    if (least > limit) return limit + 1;
    before = last;
    last = current;
  }
  return Math.min(limit + 1, asPrefix ? Math.min(...last) : last[b.length]!);
}
