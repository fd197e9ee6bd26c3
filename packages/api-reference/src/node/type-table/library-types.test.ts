import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TypeMember, TypeRequest } from '../../type-table/types.ts';
import { LibraryTypes } from './library-types.ts';

// The first request loads all types of a library.
vi.setConfig({ testTimeout: 60_000 });

/** Files of a library with one package that declares a member of each kind. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({
    name: '@trpc/shelf',
    version: '1.2.3',
    exports: { '.': { types: './index.d.ts' }, './lend': { types: './lend.d.ts' }, './package.json': './package.json' },
  }),
  'lend.d.ts': `
export interface LendOptions { to: string }
export type LENDER = { name: string };
`,
  'index.d.ts': `
// Without it, every declaration of the file would be an export.
export {};
interface Hidden { left: number; right: number }
type Callback<T> = T | (() => T | Promise<T>);
type Far<A, B, C> = { [Key in keyof A]: (first: A[Key], second: B, third: C, again: [A, B, C]) => Promise<Record<string, C>> };
interface PingOptions {
  /** @default 1000 */
  every?: number;
}
declare const retry: (attempt: number) => number;
export type Title = 'Dune' | 'Emma';

export interface Base {
  /** Where the shelf is. */
  place: string;
}

export interface ShelfOptions extends Base {
  /**
   * How many books
   * Counts the lent ones too
   *
   * @default {@link tenBooks}
   * @see https://trpc.io/docs/shelf
   * @see https://trpc.io/docs/shelf
   */
  size?: number;
  /** @defaultValue \`true\` */
  sorted?: boolean | undefined;
  /** @deprecated - use \`size\` instead */
  length?: number;
  /** @deprecated */
  width?: number;
  /** @internal */
  secret?: string;
  title: Title;
  open(how: 'quietly' | 'loudly'): void;
  onOpen?: () => void;
  shelf?: Callback<string>;
  far?: Far<Hidden, string, number>;
  sides?: Hidden;
  socket?: typeof WebSocket;
  delay?: typeof retry;
  ping?: PingOptions;
  lamp?: {
    /**
     * @default false
     * @example 'reading'
     */
    on: boolean;
    bulb: {
      /** @important Hot. */
      watts?: number;
    };
  };
  plain?: { a: string };
  [extra: string]: unknown;
}

export type Both = Base & {
  /** @remarks Twice. */
  twice: 2;
};

export type Either = {
  kind: 'book';
  /** By whom. */
  author: string;
  name: string;
} | { kind: 'paper'; issue: number; name?: string };

export type Settings<TConfig extends { lazy: boolean }, TName = string> = {
  name: TName;
  config: TConfig;
} & (TConfig['lazy'] extends true ? { wait: number } : { wait?: TypeError<'You must be lazy'> });
declare const error: unique symbol;
type TypeError<TMessage extends string> = TMessage & { [error]: true };

export interface Box<T> { content: T; list: T[] }
export interface Defaulted<T = Title> { content: T }

export class LibraryError extends Error {
  readonly code: 'LOST' | 'LATE';
  override readonly cause?: Error;
  private hidden: string;
  protected kept: string;
  #own: string;
  static create(): LibraryError;
  tell(): string;
  constructor(opts: { /** What happened. */ code: 'LOST' | 'LATE'; cause?: unknown });
}

export type Name = string;
export type Opener = (name: string) => void;
export function createShelf<T extends Base>(options: Box<T>, extra?: { quick?: boolean }): void;
export function createShelf<T extends Base>(options: Box<T>, extra?: { quick?: boolean; loud: T }): void;
export function destructured({ a }: { a: string }): void;
export interface Factory { new (opts: { made: true }): Base }
export declare const Factory: Factory;
export declare const builder: { create: (opts?: { strict?: boolean }) => void };
export declare const answer: 42;
`,
};

const root = realpathSync(mkdtempSync(join(tmpdir(), 'type-table-')));
let types: LibraryTypes;

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'node_modules/@trpc/shelf', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  types = new LibraryTypes({ root, version: '1.x', packages: ['@trpc/shelf'], mainPackage: undefined });
});
afterAll(() => rmSync(root, { recursive: true }));

const request = (type: string, more: Partial<TypeRequest> = {}) =>
  types.describe({ type, from: '@trpc/shelf', ...more });

function describeType(type: string, more?: Partial<TypeRequest>) {
  const result = request(type, more);
  if ('problem' in result) throw new Error(result.problem);
  return result.description;
}

function problemOf(type: string, more?: Partial<TypeRequest>) {
  const result = request(type, more);
  return 'problem' in result ? result.problem : undefined;
}

const signature = ({ name, type, optional }: TypeMember) => `${name}${optional ? '?' : ''}: ${type}`;
const signatures = (type: string, more?: Partial<TypeRequest>) => describeType(type, more).members.map(signature);
const memberOf = (type: string, name: string) => describeType(type).members.find((member) => member.name === name)!;
const docsOf = (member: TypeMember) =>
  member.docs.map((block) => (block.type === 'code' ? block.text : block.spans.map(({ text }) => text).join('')));

describe('members', () => {
  it('are those of an interface and of what it extends, as written', () => {
    expect(signatures('ShelfOptions')).toEqual([
      'size?: number',
      'sorted?: boolean',
      'length?: number',
      'width?: number',
      'secret?: string',
      'title: Title',
      "open: (how: 'loudly' | 'quietly') => void",
      'onOpen?: () => void',
      // Readers can't look up `Callback`, and its definition is short.
      'shelf?: string | (() => string | Promise<string>)',
      // The definition of `Far` is long.
      'far?: Far<Hidden, string, number>',
      'sides?: Hidden',
      'socket?: typeof WebSocket',
      // Readers can't import `retry` either.
      'delay?: ((attempt: number) => number)',
      'ping?: object',
      'ping.every?: number',
      'lamp?: object',
      'lamp.on: boolean',
      'lamp.bulb: object',
      'lamp.bulb.watts?: number',
      'plain?: { a: string }',
      'place: string',
      '[extra: string]?: unknown',
    ]);
  });

  it('are those of all types of an intersection', () => {
    expect(signatures('Both')).toEqual(['place: string', 'twice: 2']);
  });

  it('are those of any type of a union, optional where one lacks them', () => {
    expect(signatures('Either')).toEqual([
      "kind: 'book' | 'paper'",
      'author?: string',
      'name?: string',
      'issue?: number',
    ]);
    expect(docsOf(memberOf('Either', 'author'))).toEqual(['By whom.']);
  });

  it('of a class are its public ones; those from elsewhere are hidden', () => {
    const { kind, members } = describeType('LibraryError');
    expect(kind).toBe('class');
    expect(members.filter(({ hidden }) => !hidden).map(signature)).toEqual([
      "code: 'LOST' | 'LATE'",
      'cause?: Error',
      'tell: () => string',
    ]);
    expect(members.filter(({ hidden }) => hidden === 'foreign').map(({ name }) => name)).toEqual([
      'name',
      'message',
      'stack',
    ]);
  });

  it('may be internal', () => {
    expect(memberOf('ShelfOptions', 'secret').hidden).toBe('internal');
    expect(memberOf('ShelfOptions', 'size').hidden).toBeUndefined();
  });
});

describe('parameters', () => {
  it('of a constructor', () => {
    const { kind, parameter, members } = describeType('LibraryError', { parameter: 0 });
    expect({ kind, parameter }).toEqual({ kind: 'parameter', parameter: 'opts' });
    expect(members.map(signature)).toEqual(["code: 'LOST' | 'LATE'", 'cause?: unknown']);
  });

  it('of the last overload of a function, with the constraints of its type parameters', () => {
    expect(signatures('createShelf', { parameter: 0 })).toEqual(['content: Base', 'list: Base[]']);
    expect(signatures('createShelf', { parameter: 1 })).toEqual(['quick?: boolean', 'loud: Base']);
    expect(signatures('createShelf', { parameter: 0, args: 'Both' })).toEqual(['content: Both', 'list: Both[]']);
  });

  it('of a class that is declared as an interface', () => {
    expect(signatures('Factory', { parameter: 0 })).toEqual(['made: true']);
  });

  it('may have no name', () => {
    expect(describeType('destructured', { parameter: 0 }).parameter).toBe('#0');
  });

  it('of a function within a value, though optional itself', () => {
    expect(signatures('builder.create', { parameter: 0 })).toEqual(['strict?: boolean']);
  });
});

describe('type arguments', () => {
  it('are the constraints and defaults of the type parameters', () => {
    expect(signatures('Settings')).toEqual([
      'name: string',
      'config: { lazy: boolean; }',
      "wait?: TypeError<'You must be lazy'>",
    ]);
    expect(signatures('Box')).toEqual(['content: unknown', 'list: unknown[]']);
    expect(signatures('Defaulted')).toEqual(['content: Title']);
  });

  it('may be given, and name exports of the package', () => {
    expect(signatures('Settings', { args: '{ lazy: true }, Title' })).toEqual([
      'name: Title',
      'config: { lazy: true; }',
      'wait: number',
    ]);
  });

  it('must fit', () => {
    expect(problemOf('Settings', { args: 'string' })).toBe(
      "`Settings` takes different type arguments than `args`: Type 'string' does not satisfy the constraint '{ lazy: boolean; }'.",
    );
    expect(problemOf('Box', { args: 'Missing' })).toBe(
      "`Box` takes different type arguments than `args`: Cannot find name 'Missing'.",
    );
    expect(problemOf('Box', { args: 'string, string' })).toBe(
      "`Box` takes different type arguments than `args`: Generic type 'Box<T>' requires 1 type argument(s).",
    );
    expect(problemOf('Base', { args: 'string' })).toBe(
      "`Base` takes different type arguments than `args`: Type 'Base' is not generic.",
    );
    expect(problemOf('Box', { args: '{' })).toMatch(/^`Box` takes different type arguments than `args`: /);
  });
});

describe('comments', () => {
  it('say what, with defaults and links', () => {
    const size = memberOf('ShelfOptions', 'size');
    expect(docsOf(size)).toEqual(['How many books', 'Counts the lent ones too', 'See trpc.io/docs/shelf']);
    expect(size.default).toBe('tenBooks');
    expect(memberOf('ShelfOptions', 'sorted').default).toBe('true');
    expect(memberOf('ShelfOptions', 'title')).not.toHaveProperty('default');
    expect(docsOf(memberOf('ShelfOptions', 'place'))).toEqual(['Where the shelf is.']);
  });

  it('tell what is deprecated, and why', () => {
    const advice = memberOf('ShelfOptions', 'length').deprecated;
    expect(advice).toEqual([
      {
        type: 'paragraph',
        spans: [
          { type: 'text', text: 'use ' },
          { type: 'code', text: 'size' },
          { type: 'text', text: ' instead' },
        ],
      },
    ]);
    expect(memberOf('ShelfOptions', 'width').deprecated).toEqual([]);
    expect(memberOf('ShelfOptions', 'size')).not.toHaveProperty('deprecated');
  });

  it('give examples, remarks and warnings', () => {
    expect(docsOf(memberOf('ShelfOptions', 'lamp.on'))).toEqual(["For example 'reading'"]);
    expect(docsOf(memberOf('Both', 'twice'))).toEqual(['Twice.']);
    expect(docsOf(memberOf('ShelfOptions', 'lamp.bulb.watts'))).toEqual(['Important: Hot.']);
  });
});

describe('mistakes', () => {
  it.each([
    ['ShelfOption', {}, "`@trpc/shelf` 1.2.3 doesn't export `ShelfOption`; did you mean `ShelfOptions`?"],
    ['Hidden', {}, "`@trpc/shelf` 1.2.3 doesn't export `Hidden`"],
    ['builder.craete', { parameter: 0 }, '`builder` has no `craete`; did you mean `create`?'],
    ['createShelf', {}, '`createShelf` is a value, not a type; `createShelf#0` is its first parameter'],
    ['answer', {}, '`answer` is a value, not a type'],
    ['answer', { parameter: 0 }, '`answer` is not a function or class, so it has no parameter 0'],
    ['createShelf', { parameter: 2 }, '`createShelf` has no parameter 2; its parameters are #0 `options`, #1 `extra`'],
    ['Name', {}, '`Name` has no members; it is `string`'],
    ['Opener', {}, '`Opener` has no members; it is `(name: string) => void`'],
    [
      'ShelfOptions',
      { from: '@trpc/shlef' },
      'library 1.x has no package or entry point `@trpc/shlef` with types; did you mean `@trpc/shelf`?',
    ],
    [
      'ShelfOptions',
      { from: '@trpc/shelf/lent' },
      'library 1.x has no package or entry point `@trpc/shelf/lent` with types; did you mean `@trpc/shelf/lend`?',
    ],
    [
      'ShelfOptions',
      { from: '@trpc/shelf/something' },
      'library 1.x has no package or entry point `@trpc/shelf/something` with types; known are `@trpc/shelf`',
    ],
    ['ShelfOptions', { from: '../index' }, 'library 1.x has no package or entry point `../index` with types'],
  ])('%s %j', (type, more, problem) => {
    expect(problemOf(type, more)).toBe(problem);
  });
});
