import { expect, it } from 'vitest';
import { listNames, refineTypes } from './name-roles.ts';

const roleOf = (text: string) => listNames([{ start: 0, length: 1, text, target: 'x' }])[0]?.role;

it.each([
  ['(parameter) ctx: object', 'parameter'],
  ['(property) title: string', 'property'],
  ['(method) Array<T>.map(): T[]', 'function'],
  ['(alias) function createTRPCClient(): void\nimport createTRPCClient', 'function'],
  ['(alias) type AppRouter = Router', 'class-name'],
  ['interface Promise<T>', 'class-name'],
  ['(type parameter) T in each<T>(): void', 'class-name'],
  ['constructor TRPCError(): TRPCError', 'class-name'],
  ['(alias) new EventEmitter(): EventEmitter', 'class-name'],
  ['(enum member) Kind.One = 1', 'constant'],
  ['const books: Book[]', 'variable'],
  ['(alias) namespace z\nimport z', 'variable'],
])('reads the role of a name off %s', (text, role) => {
  expect(roleOf(text)).toBe(role);
});

it('leaves words alone that only the parser takes for names', () => {
  expect(listNames([{ start: 0, length: 5, text: 'type const = 1', target: 'const' }])).toEqual([]);
});

it('keeps what the syntax shows: calls, JSX elements and constants in capitals', () => {
  expect(refineTypes(['function'], 'property')).toEqual(['function']);
  expect(refineTypes(['class-name', 'function'], 'class-name')).toEqual(['class-name']);
  expect(refineTypes(['tag', 'class-name'], 'function')).toEqual(['tag', 'class-name']);
  expect(refineTypes(['tag', 'script', 'language-javascript'], 'variable')).toEqual(['variable']);
  expect(refineTypes(['constant'], 'variable')).toEqual(['constant']);
  expect(refineTypes(['plain'], 'parameter')).toEqual(['parameter']);
});
