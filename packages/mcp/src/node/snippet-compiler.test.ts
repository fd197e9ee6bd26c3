import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '@typed-docs/snippets/site';
import { compilerLimits, SnippetCompiler } from './snippet-compiler.ts';

const limits = { ...compilerLimits, megabytes: 300 };
const compiler = new SnippetCompiler(
  readSite({
    root: path.resolve(__dirname, '../../../..'),
    currentLibrary: '11.x',
    packageSets: { '11.x': { '11.x-react-query': [] } },
    packages: ['@trpc/*'],
  }),
  limits,
);

const compile = (code: string) => compiler.compile(code, '11.x', 'ts');

/** Verifies that a failed call does not affect the next one. */
async function expectSound() {
  const { problems } = await compile("import { initTRPC } from '@trpc/server';\nconst t: string = initTRPC.create();");
  expect(problems).toMatchObject([{ code: 2322, line: 2 }]);
}

/** A million different types for each constant, which take the compiler seconds. */
const endless = [
  "type Tree<D extends 0[], X> = D['length'] extends 20",
  '  ? X',
  '  : Tree<[...D, 0], [X, 0]> extends infer A',
  '    ? Tree<[...D, 0], [X, 1]> extends infer B ? [A, B] : never',
  '    : never;',
  ...Array.from({ length: 200 }, (_, i) => `export const a${i}: Tree<[], ${i}> = 0;`),
].join('\n');

/** Unions of 10,000 string literals each. */
const large = [
  "type D = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';",
  ...Array.from({ length: 200 }, (_, i) => `export const a${i}: \`${i}\${D}\${D}\${D}\${D}\` = '';`),
].join('\n');

describe('SnippetCompiler', { timeout: 180_000 }, () => {
  beforeAll(expectSound, 180_000);
  afterAll(() => compiler.stop());

  test.each([
    './a.ts',
    '../a.ts',
    'a/../b.ts',
    'a/./b.ts',
    'a//b.ts',
    '/etc/a.ts',
    '//server/a.ts',
    'C:/a.ts',
    'C:\\a.ts',
    '\\\\server\\a.ts',
    'a\\b.ts',
    'file:///a.ts',
    'a/',
  ])('rejects the file name %s, and compiles the next snippet', async (name) => {
    const { problems } = await compile(`// @filename: ${name}\nexport const a = 1;`);
    expect(problems).toEqual([
      {
        message: `expected a path inside the block's own project in \`@filename\`, such as server/trpc.ts; found \`${name}\``,
        line: 1,
        column: 1,
      },
    ]);
    await expectSound();
  });

  test('rejects a file of another kind', async () => {
    expect((await compile('// @filename: a.exe\nexport const a = 1;')).problems).toMatchObject([
      { message: 'expected a .ts, .tsx, .json or .css file in `@filename`; found `a.exe`' },
    ]);
    await expectSound();
  });

  test.each([
    ['a.ts', 'a.ts', 'file `a.ts` is already part of this block'],
    ['a/b.ts', 'a//b.ts', 'found `a//b.ts`'],
    ['a.ts', 'A.ts', 'file `A.ts` differs from `a.ts` only in letter case; rename one of them'],
  ])('rejects files of the same name: %s and %s', async (first, second, says) => {
    const code = `// @filename: ${first}\nexport const a = 1;\n// @filename: ${second}\nexport const b = 1;`;
    expect((await compile(code)).problems).toMatchObject([{ message: expect.stringContaining(says), line: 3 }]);
    await expectSound();
  });

  test.each([
    ['parentheses', `export const a = ${'('.repeat(2000)}1${')'.repeat(2000)};`],
    ['operators', `export const a = ${'1 + '.repeat(4900)}1;`],
  ])('says that the code is nested too deeply: %s', async (_, code) => {
    await expect(compile(code)).rejects.toThrow(
      /^The code is nested too deeply for the compiler.* Split it into smaller/,
    );
    await expectSound();
  });

  test('stops when the time of a call is used up, which does not count for a request that waits', async () => {
    const budget = compiler.createBudget();
    await compiler.compile('export const a = 1;', '11.x', 'ts', budget);
    expect(budget.seconds).toBeLessThan(compilerLimits.seconds);

    budget.seconds = 1;
    const waiting = compiler.createBudget();
    const start = performance.now();
    const stopped = compiler.compile(endless, '11.x', 'ts', budget);
    const next = compiler.compile('export const a = 1;', '11.x', 'ts', waiting);
    await expect(stopped).rejects.toThrow(
      'The compiler did not finish within 45 seconds. Send a smaller snippet, or one with simpler types.',
    );
    expect(budget.seconds).toBe(0);
    expect((await next).problems).toEqual([]);
    const total = (performance.now() - start) / 1000;
    // The first second was that of the other request.
    expect(compilerLimits.seconds - waiting.seconds).toBeLessThan(total - 0.9);
  });

  test('stops at the memory limit', async () => {
    await expect(compile(large)).rejects.toThrow(
      'The compiler needed more than 300 MB of memory. Send a smaller snippet, or one with simpler types.',
    );
    await expectSound();
  });
});
