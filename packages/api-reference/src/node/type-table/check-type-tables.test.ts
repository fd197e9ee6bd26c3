import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { dedupeProblems, formatProblem } from '@typed-docs/snippets/report';
import { readLibraries } from '@typed-docs/snippets/library';
import { joinWords } from '@typed-docs/utils/suggest';
import { checkTypeTables } from './check-type-tables.ts';
import { snippetsSite } from '../fixtures/trpc-packages.ts';
import { TypeTables } from './type-tables.ts';

// The first request loads all types of a library.
vi.setConfig({ testTimeout: 60_000 });

const folder = 'tests/fixtures/type-table';
const tables = new TypeTables(snippetsSite, { cache: false });

/** Installed release of a package of the current library. */
const releaseOf = (name: string) =>
  readLibraries(snippetsSite).get(snippetsSite.currentLibrary)!.packages.get(name)!.version;

const check = async (page: string, versions?: string[]) => {
  const path = `${folder}/${page}.mdx`;
  const problems = await checkTypeTables({ site: snippetsSite, pages: [path], tables, ...(versions && { versions }) });
  return dedupeProblems(problems).map((problem) => formatProblem(problem).replace(path, 'page.mdx'));
};

it('finds nothing wrong with what exists', async () => {
  expect(await check('tables')).toEqual([]);
});

it('reports every mistake at its place, and what was meant', async () => {
  expect(await check('mistakes')).toEqual([
    `page.mdx:6:1 - TypeTable: \`@trpc/client\` ${releaseOf('@trpc/client')} doesn't export \`HTTPBatchLinkOption\`; did you mean \`HTTPBatchLinkOptions\`?`,
    'page.mdx:8:1 - TypeTable: library 11.x has no package or entry point `@trpc/clinet` with types; did you mean `@trpc/client`?',
    'page.mdx:10:1 - TypeTable: `HTTPBatchLinkOptions` has no member `maxUrlLength`; did you mean `maxURLLength`?',
    `page.mdx:12:1 - TypeTable: \`@trpc/server\` ${releaseOf('@trpc/server')} doesn't export \`CreateHTTPHandlerOptions\``,
    'page.mdx:14:1 - TypeTable: unknown prop `form`; did you mean `from`?',
    'page.mdx:14:1 - TypeTable: `from` is missing, as in `from="the-package"`',
    'page.mdx:16:3 - TypeTable: expected the table in its own paragraph, with an empty line before and after it',
  ]);
});

it('looks types up in the version of the page', async () => {
  expect(await check('older-version')).toEqual([
    "page.mdx:6:1 - TypeTable: `@trpc/client` 9.27.4 doesn't export `HTTPBatchLinkOptions`; did you mean `HTTPLinkOptions` or `HttpLinkOptions`?",
    expect.stringContaining("page.mdx:10:1 - TypeTable: `@trpc/server` 9.27.4 doesn't export `initTRPC`"),
  ]);
});

it('needs a version that is there', async () => {
  expect(await check('no-library')).toEqual([expect.stringContaining('no library version to look up the type in')]);
  expect(await check('unknown-library')).toEqual([
    `page.mdx:6:1 - TypeTable: unknown library version \`8.x\`; known are ${joinWords(snippetsSite.libraries, 'and')}`,
  ]);
});

it('needs a description of every member, and every entry of the file with descriptions', async () => {
  const file = join(folder, 'descriptions.json');
  const described = new TypeTables(snippetsSite, { cache: false, descriptions: file });
  const checkAll = async (isComplete: boolean) => {
    const page = `${folder}/descriptions.mdx`;
    const problems = await checkTypeTables({ site: snippetsSite, pages: [page], isComplete, tables: described });
    return problems.map((problem) => formatProblem(problem));
  };
  const missing = expect.stringMatching(
    /descriptions\.mdx:6:1 - TypeTable: `maxBatchSize` of `HttpBatchLinkOptions` has no description: .* Describe it in tests\/fixtures\/type-table\/descriptions\.json: /,
  );
  expect(await checkAll(false)).toEqual([missing]);
  expect(await checkAll(true)).toEqual([
    missing,
    expect.stringMatching(
      /^tests\/fixtures\/type-table\/descriptions\.json:6:9 - expected .*; found `maxBatchsize` of .*; did you mean `maxBatchSize`\?$/,
    ),
  ]);
  await described.stop();
});

it('leaves pages of other versions out', async () => {
  expect(await check('mistakes', ['10.x'])).toEqual([]);
});
