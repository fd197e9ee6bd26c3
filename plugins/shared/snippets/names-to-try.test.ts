import { expect, it } from 'vitest';
import ts from 'typescript';
import { namesToTry, type SymbolTable } from './names-to-try.ts';

type Entry = [string, { flags: ts.SymbolFlags; exportSymbol?: object }];

const variables = (count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => [`variable${i}`, { flags: ts.SymbolFlags.BlockScopedVariable }]);
const imported: Entry = ['imported', { flags: ts.SymbolFlags.Alias }];
const tableOf = (...entries: Entry[]) => new Map(entries) as unknown as SymbolTable & Map<string, Entry[1]>;

it('leaves only names that stand for something declared elsewhere', () => {
  const table = tableOf(...variables(100), imported);
  expect([...namesToTry(table)]).toEqual([imported]);
  expect(namesToTry(table)).toBe(namesToTry(table));
});

it('looks through a table again that has grown', () => {
  const table = tableOf(...variables(100));
  expect(namesToTry(table).size).toBe(0);
  table.set(...imported);
  expect([...namesToTry(table)]).toEqual([imported]);
});

it('leaves tables alone that are small, or have local names of exports', () => {
  const small = tableOf(...variables(3), imported);
  const merged = tableOf(...variables(100), ['local', { flags: ts.SymbolFlags.Class, exportSymbol: {} }]);
  expect([namesToTry(small), namesToTry(merged)]).toEqual([small, merged]);
});
