/** Random values that are the same in every run, so that a failure can be repeated. */
export interface Random {
  /** @returns an integer from 0 to `end`, without `end` */
  integer: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** @returns up to eight of the pieces in a row */
  text: (pieces: readonly string[]) => string;
}

/** A linear congruential generator, with the constants of Numerical Recipes. */
export function createRandom(seed: number): Random {
  let state = seed;
  const integer = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = <Item>(items: readonly Item[]) => items[integer(items.length)]!;
  return { integer, pick, text: (pieces) => Array.from({ length: integer(9) }, () => pick(pieces)).join('') };
}
