import type ts from 'typescript';

/** A table of names as the compiler keeps it, with what its own types leave out of a symbol. */
export type SymbolTable = ReadonlyMap<ts.__String, ts.Symbol & { exportSymbol?: ts.Symbol }>;

/** Numerical value of `ts.SymbolFlags.Alias`: this module is there before TypeScript is. */
const alias = 2_097_152;

/** Smaller tables are looked through faster than remembered. */
const fewNames = 64;

const known = new WeakMap<SymbolTable, { size: number; aliases: SymbolTable }>();

/**
 * What of a table may lead the compiler to a name for a type (`trySymbolTable` in `getAccessibleSymbolChain`): the names
 * that stand for something declared elsewhere. It looks at all others in vain, of which there are 2,400 global ones, for
 * each type that it prints and each place. TypeScript 7 leaves them out as well
 * (https://github.com/microsoft/typescript-go/pull/3232).
 *
 * @returns the table itself where it is small, or where some of its names are local ones of what a namespace exports, which
 * are of use, too
 */
export function namesToTry(table: SymbolTable): SymbolTable {
  if (table.size < fewNames) return table;
  const before = known.get(table);
  if (before?.size === table.size) return before.aliases;
  const symbols = [...table];
  const isPlain = symbols.every(([, { exportSymbol }]) => exportSymbol === undefined);
  const aliases = isPlain ? new Map(symbols.filter(([, { flags }]) => flags & alias)) : table;
  known.set(table, { size: table.size, aliases });
  return aliases;
}
