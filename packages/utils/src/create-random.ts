/** Deterministic, so that failures are reproducible. */
export interface Random {
  /** Excludes `end`. */
  integer: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Concatenates up to eight pieces. */
  text: (pieces: readonly string[]) => string;
}

/** A linear congruential generator with the constants of Numerical Recipes. */
export function createRandom(seed: number): Random {
  let state = seed;
  const integer = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = <Item>(items: readonly Item[]) => items[integer(items.length)]!;
  return { integer, pick, text: (pieces) => Array.from({ length: integer(9) }, () => pick(pieces)).join('') };
}
