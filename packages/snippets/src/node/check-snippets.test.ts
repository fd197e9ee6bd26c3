import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractPage } from '../page.ts';
import { formatProblem } from '../report.ts';
import type { BlockResult, CheckResult, PageResult } from '../results.ts';
import { libraryOfPath } from '../page-rules.ts';
import { checkPages, checkSnippets } from './check-snippets.ts';
import { readSite } from './site.ts';

const root = resolve(__dirname, '../../../..');
const fixtures = 'tests/fixtures/snippets';
const temporary = mkdtempSync(join(tmpdir(), 'snippets-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Without threads, all tests share one compiler per version. */
const here = { threads: 0, cache: false, run: true } as const;

const site = readSite({ root, currentLibrary: '11.x', packages: ['@trpc/*'] });

const pageOf = (name: string, ...lines: string[]) =>
  extractPage(lines.join('\n').replaceAll('~~~', '```'), name, libraryOfPath(name, site));

describe('fixtures', () => {
  let result: CheckResult;
  beforeAll(async () => {
    result = await checkSnippets(site, { ...here, pages: [fixtures] });
  }, 120_000);

  const reportOf = (page: PageResult) => {
    const describeBlock = ({ line, lang, kind, library, status, reason }: BlockResult) =>
      `line ${line}: ${lang} ${kind}, ${library || 'no version'}, ${status}${reason ? ` (${reason})` : ''}`;
    const problems = result.problems.filter(({ path }) => path === page.path).map(formatProblem);
    return (
      [...page.blocks.map(describeBlock), '', ...(problems.length > 0 ? problems : ['no problems']), '']
        .join('\n')
        .replaceAll(page.path, 'page.mdx')
        // Updates of the library and new versions of the docs change these.
        .replaceAll(/\d+\.\d+\.\d+/g, '<version>')
        .replaceAll(site.libraries.join(', '), '<libraries>')
    );
  };

  it.for(readdirSync(join(root, fixtures)))('%s', async (name) => {
    const page = result.pages.find(({ path }) => path === `${fixtures}/${name}/page.mdx`)!;
    await expect(reportOf(page)).toMatchFileSnapshot(join(root, fixtures, name, 'report.txt'));
  });

  it('know the place of each type in the shown code', () => {
    const blocks = result.pages.flatMap((page) => page.blocks);
    const wrong = blocks.flatMap(({ code = '', nodes = [] }) =>
      nodes.filter((node) => {
        const before = code.slice(0, node.start).split('\n');
        const isInPlace = before.length - 1 === node.line && before.at(-1)!.length === node.character;
        return !isInPlace || ('target' in node && code.slice(node.start, node.start + node.length) !== node.target);
      }),
    );
    expect(wrong).toEqual([]);
    expect(blocks.flatMap(({ nodes = [] }) => nodes).length).toBeGreaterThan(100);
  });

  it('answer queries, and keep pinned errors for the reader', () => {
    const nodes = (name: string) =>
      result.pages.find(({ path }) => path.includes(`/${name}/`))!.blocks.flatMap((block) => block.nodes ?? []);
    expect(nodes('include-and-query').find(({ type }) => type === 'query')).toMatchObject({
      text: 'type Output = string',
    });
    expect(nodes('completions').find(({ type }) => type === 'completion')).toMatchObject({
      completions: [{ name: 'author', kind: 'property' }],
    });
    expect(nodes('pinned-errors').find(({ type }) => type === 'error')).toMatchObject({
      code: 2322,
      text: "Type 'string' is not assignable to type 'number'.",
    });
  });
});

describe('checkPages', () => {
  const newer = ['~~~ts', "import { httpBatchStreamLink } from '@trpc/client';", 'httpBatchStreamLink;', '~~~'];

  it('fails a block that uses an 11.x name on a 9.x page', async () => {
    const pages = [pageOf('versioned_docs/version-9.x/links.md', ...newer), pageOf('docs/links.md', ...newer)];
    const { problems } = await checkPages(pages, site, here);
    expect(problems).toEqual([
      {
        path: 'versioned_docs/version-9.x/links.md',
        line: 2,
        column: 10,
        message: expect.stringContaining(
          `TS2305: Module '"@trpc/client"' has no exported member 'httpBatchStreamLink'`,
        ),
      },
    ]);
  }, 30_000);

  it('compiles the same in a worker process', async () => {
    const pages = ['include-and-query', 'unexpected-errors'].map((name) => {
      const path = `${fixtures}/${name}/page.mdx`;
      return extractPage(readFileSync(join(root, path), 'utf8'), path);
    });
    const [inThreads, inPlace] = [
      await checkPages(pages, site, { ...here, threads: 1 }),
      await checkPages(pages, site, here),
    ];
    expect(inThreads).toEqual(inPlace);
  }, 60_000);
});

describe('checkSnippets', () => {
  const write = (name: string, ...lines: string[]) => {
    const path = join(temporary, name);
    writeFileSync(path, ['---', 'library: 11.x', '---', '', ...lines, ''].join('\n').replaceAll('~~~', '```'));
    return path;
  };

  it('takes unchanged blocks from the cache, wherever they moved', async () => {
    const cache = join(temporary, 'cache');
    const options = { ...here, cache };
    const blocks = [
      '~~~ts',
      'const a: number = "a";',
      '~~~',
      '',
      '~~~ts run',
      "console.log('Dune');",
      '~~~',
      '',
      '~~~txt output',
      'Dune',
      '~~~',
    ];
    const first = await checkSnippets(site, { ...options, pages: [write('cached.mdx', ...blocks)] });
    const results = () => ['compiled', 'run'].flatMap((kind) => readdirSync(join(cache, kind)));
    const known = results();
    const moved = write('cached.mdx', 'One more line.', '', ...blocks);
    const second = await checkSnippets(site, { ...options, pages: [moved] });
    const statuses = ({ pages }: CheckResult) => pages[0]!.blocks.map(({ status }) => status);
    expect(statuses(first)).toEqual(['failed', 'run', 'run']);
    expect(statuses(second)).toEqual(['failed', 'run', 'run']);
    expect(results()).toEqual(known);
    expect(second.problems.map(({ line, message }) => [line - 2, message])).toEqual(
      first.problems.map(({ line, message }) => [line, message]),
    );
  }, 30_000);

  it('rewrites outputs on demand, and leaves a page alone whose block fails', async () => {
    const good = write(
      'good.mdx',
      '- ~~~ts run',
      "  console.log('Dune\\nEmma');",
      '  ~~~',
      '',
      '  ~~~txt output',
      '  Momo',
      '  ~~~',
    );
    const bad = write(
      'bad.mdx',
      '~~~ts run',
      "console.log('Dune');",
      'process.exit(1);',
      '~~~',
      '',
      '~~~txt output',
      'Momo',
      '~~~',
    );
    const before = readFileSync(bad, 'utf8');
    const { updated, problems } = await checkSnippets(site, { ...here, pages: [good, bad], update: true });
    expect(updated.map(({ path, line }) => [basename(path), line])).toEqual([['good.mdx', 9]]);
    expect(problems).toMatchObject([{ line: 5, message: expect.stringContaining('exited with code 1') }]);
    expect(readFileSync(good, 'utf8')).toContain('  ```txt output\n  Dune\n  Emma\n  ```\n');
    expect(readFileSync(bad, 'utf8')).toBe(before);
  }, 30_000);

  it('runs a block that fails once more', async () => {
    const marker = JSON.stringify(join(temporary, 'marker'));
    const lines = [
      "import { existsSync, writeFileSync } from 'node:fs';",
      `if (!existsSync(${marker})) {`,
      `  writeFileSync(${marker}, '');`,
      '  process.exit(1);',
      '}',
    ];
    const { problems } = await checkSnippets(site, {
      ...here,
      pages: [write('flaky.mdx', '~~~ts run', ...lines, '~~~')],
    });
    expect(problems).toEqual([]);
  }, 30_000);

  it('runs no blocks without the option', async () => {
    const page = write('compiled.mdx', '~~~ts run', 'process.exit(1);', '~~~', '', '~~~txt output', 'Momo', '~~~');
    const { pages, problems } = await checkSnippets(site, { ...here, run: false, pages: [page] });
    expect(problems).toEqual([]);
    expect(pages[0]!.blocks.map(({ status }) => status)).toEqual(['compiled', 'unchecked']);
  }, 30_000);

  it('compiles run blocks as readers see them', async () => {
    const shelf = ['~~~ts title="shelf.ts"', 'export const count = 1;', '~~~', ''];
    const sample = ['~~~ts run', '// @filename: shelf.ts', "export const count = 'one';", '// @filename: index.ts'];
    const lines = [
      "import { count } from './shelf';",
      'console.log(count.toUpperCase());',
      '~~~',
      '~~~txt output',
      'ONE',
      '~~~',
    ];
    const page = pageOf('docs/pasted.md', ...shelf, ...sample, '// ---cut---', ...lines);
    const { problems } = await checkPages([page], site, here);
    expect(problems).toEqual([
      { path: 'docs/pasted.md', line: 11, column: 19, message: expect.stringMatching(/^TS2339.*in the visible code/) },
    ]);
  }, 30_000);

  it('reports a page in `continues` that is not needed, or does not exist', async () => {
    const lines = ['---', 'continues: [main/quickstart, main/nowhere]', '---', '', '~~~ts', 'console.log(1);', '~~~'];
    const { problems } = await checkPages([pageOf('docs/continued.md', ...lines)], site, here);
    expect(problems.map(({ line, message }) => `${line}: ${message.slice(0, 60)}`)).toEqual([
      '2: expected the path of a page in docs, without its extension, ',
      '2: no block of this page imports a file from docs/main/quicksta',
    ]);
  }, 30_000);

  describe('with a list of incomplete pages', () => {
    const incomplete = ['~~~ts', 'const a = 1;', '// ---cut---', 'console.log(a);', '~~~', ''];
    const name = relative(root, join(temporary, 'incomplete.mdx'));
    const list = relative(root, join(temporary, 'incomplete-pages.json'));
    const check = async (allowed: Record<string, number>, blocks: string[], update = false) => {
      const lines = ['---', 'library: 11.x', '---', '', ...blocks].join('\n');
      writeFileSync(join(root, name), lines.replaceAll('~~~', '```'));
      writeFileSync(join(root, list), JSON.stringify(allowed));
      const result = await checkSnippets({ ...site, incompletePages: list }, { ...here, pages: [name], update });
      const problems = result.problems.map(({ line, message }) => `${line}: ${message.slice(0, 26)}`);
      return {
        problems,
        updated: result.updated,
        listed: JSON.parse(readFileSync(join(root, list), 'utf8')) as unknown,
      };
    };

    it('allows as many incomplete blocks as the list says', async () => {
      expect((await check({ [name]: 2 }, [...incomplete, ...incomplete])).problems).toEqual([]);
    });

    it('reports all of a page that has more, or is not listed', async () => {
      expect((await check({}, incomplete)).problems).toEqual(['8: `a` is neither declared no']);
      expect((await check({ [name]: 1 }, [...incomplete, ...incomplete])).problems).toEqual([
        '1: 2 incomplete blocks, while',
        '8: `a` is neither declared no',
        '14: `a` is neither declared no',
      ]);
    });

    it('wants the number lowered of a page that has fewer, and lowers it on demand', async () => {
      const { problems } = await check({ [name]: 3 }, incomplete);
      expect(problems).toEqual(['1: 1 incomplete blocks, but 3']);
      const { listed, ...updated } = await check({ [name]: 3, 'docs/nowhere.mdx': 1 }, incomplete, true);
      expect(updated).toEqual({ problems: [], updated: [{ path: list, line: 1, column: 1 }] });
      expect(listed).toEqual({ [name]: 1 });
      expect((await check({ [name]: 1 }, ['Text'], true)).listed).toEqual({});
    });

    it('never raises a number', async () => {
      const { problems, updated, listed } = await check({ [name]: 1 }, [...incomplete, ...incomplete], true);
      expect([problems.length, updated, listed]).toEqual([3, [], { [name]: 1 }]);
    });

    it('says what it expects in the list', async () => {
      await expect(check({ [name]: 0 }, incomplete)).rejects.toThrow(`${list}: expected numbers of 1 or more`);
    });
  });

  it('names a page that does not exist', async () => {
    await expect(checkSnippets(site, { ...here, pages: ['docs/nowhere.mdx'] })).rejects.toThrow(
      'no such file or folder: docs/nowhere.mdx',
    );
  });
});
