import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractPage } from '../page.ts';
import type { Page } from '../types.ts';
import { checkPages } from './check-snippets.ts';
import { versionOfTsc } from './compile-with-tsc.ts';
import { readSite } from './site.ts';

const root = resolve(__dirname, '../../../..');
const site = readSite({ root, currentLibrary: '11.x', packages: ['@trpc/*'] });
const tsc = `"${process.execPath}" node_modules/typescript/bin/tsc`;

const pageOf = (...lines: string[]) => extractPage(lines.join('\n').replaceAll('~~~', '```'), 'docs/page.md', '11.x');

describe('compileWithTsc', () => {
  it('finds what the compiler in this process finds', async () => {
    const pages = [
      pageOf(
        '~~~ts title="book.ts"',
        "export const title: string = 'Dune';",
        '~~~',
        '',
        '~~~ts title="shelf.ts"',
        '// @include: book.ts',
        "import { title } from './book';",
        '',
        'const pages: number = title;',
        'const read: { title: number } = { title };',
        '~~~',
        '',
        '~~~ts',
        '// @errors: 2322',
        'const pinned: number = "1";',
        '//    ^?',
        '~~~',
        '',
        '~~~ts',
        '// @errors: 2345',
        'export const lost = 1;',
        '~~~',
        '',
        '~~~ts',
        "import { missing } from 'fastest-levenshtein';",
        '~~~',
      ),
    ];
    const { problems } = await checkPages(pages, site, { tsc, cache: false });
    expect(problems).toEqual((await checkPages(pages, site, { threads: 0, cache: false })).problems);
    expect(problems.map(({ line, message }) => `${line}: ${message.slice(0, 18)}`)).toEqual([
      "9: TS2322: Type 'stri",
      "10: TS2322: Type 'stri",
      '20: error 2345 is pinn',
      '25: TS2307: Cannot fin',
    ]);
  }, 60_000);

  it('keeps what a block adds to a package from the others', async () => {
    const add = (name: string) => [
      '~~~ts',
      "import '@trpc/server';",
      '',
      "declare module '@trpc/server' {",
      `  export interface Added { ${name}: string }`,
      '}',
      "import type { Added } from '@trpc/server';",
      '',
      `export const added: Added = { ${name}: '' };`,
      '~~~',
      '',
    ];
    const { problems } = await checkPages([pageOf(...add('one'), ...add('two'))], site, { tsc, cache: false });
    expect(problems).toEqual([]);
  }, 60_000);

  it('takes the number of TypeScript 7 for that of 6', async () => {
    const page = (pinned: number, code: string) => [pageOf('~~~ts', `// @errors: ${pinned}`, code, '~~~')];
    const check = (pages: Page[]) => checkPages(pages, site, { tsc, cache: false });
    // TypeScript 6 has this number for a missing property of what is assigned.
    const missing = 'export const book: { title: string } = {};';
    expect((await check(page(2345, missing))).problems).toEqual([]);
    expect((await check(page(2322, missing))).problems).toHaveLength(2);
  }, 60_000);

  it('stops at a command that does not compile', async () => {
    const pages = [pageOf('~~~ts', 'export const a = 1;', '~~~')];
    const run = (command: string) => checkPages(pages, site, { tsc: command, cache: false });
    await expect(run(`${tsc} --target es1`)).rejects.toThrow("Argument for '--target' option must be");
    await expect(run('no-such-command')).rejects.toThrow('expected errors, or exit code 0; found 127');
  }, 60_000);
});

it('names the version', () => {
  expect(versionOfTsc(tsc, root)).toMatch(/^Version 6\./);
});
