import { digest, type Cache } from '@typed-docs/utils/cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { docsFolderOf } from '../page-rules.ts';
import type { ContinuedPage } from '../check-complete.ts';
import type { CompilerResult } from '../compiler-result.ts';
import { checkPasted, type PastedBlock } from '../paste-block.ts';
import type { PageResult } from '../results.ts';
import type { Page, Problem } from '../types.ts';
import { lowerIncompletePages, readIncompletePages } from './incomplete-pages.ts';
import { findContinued, readPages } from './pages.ts';
import type { SnippetsSite } from './site.ts';

/** Problems in the visible part of a page, before compilation. */
export interface PageReading {
  /** By index of the block. */
  incomplete: Record<number, Problem[]>;
  /** Complete blocks, to be compiled. */
  pasted: PastedBlock[];
  continued: ContinuedPage[];
  /** Names in `continues` that don't match a page. */
  unknown: string[];
}

/** Checks pages as readers see them. Loading the parser takes a second, so results are cached. */
export async function readAsShown(
  pages: readonly Page[],
  site: SnippetsSite,
  cache: Cache | undefined,
): Promise<PageReading[]> {
  const tool = hashPackages('@typed-docs/snippets');
  const readings: PageReading[] = [];
  for (const page of pages) {
    const found = findContinued(site, page);
    const continued = await readPages(
      site,
      found.flatMap(({ path }) => path ?? []),
      cache,
    );
    const unknown = found.flatMap(({ name, path }) => (path === undefined ? name : []));
    const { pasted, ...reading } = await readPage(page, continued, cache, tool);
    const libraryOf = new Map(page.blocks.map(({ index, library }) => [index, library]));
    const known = pasted.filter(({ index }) => site.libraries.includes(libraryOf.get(index)!));
    readings.push({ ...reading, pasted: known, unknown });
  }
  return readings;
}

async function readPage(
  page: Page,
  continued: readonly Page[],
  cache: Cache | undefined,
  tool: string,
): Promise<Omit<PageReading, 'unknown'>> {
  if (!page.blocks.some(({ kind }) => kind === 'code')) return { incomplete: {}, pasted: [], continued: [] };
  const key = digest(tool, page, continued);
  const known = cache?.read<Omit<PageReading, 'unknown'>>('shown', key);
  if (known) return known;
  const { findIncomplete, findContinuedFiles } = await import('../check-complete.ts');
  const { pasteBlocks } = await import('../paste-block.ts');
  const incomplete = Object.fromEntries(findIncomplete(page, continued));
  const reading = {
    incomplete,
    pasted: pasteBlocks(page, continued).filter(({ index }) => !incomplete[index]),
    continued: findContinuedFiles(page, continued),
  };
  cache?.write('shown', key, reading);
  return reading;
}

/**
 * Adds the problems of incomplete blocks to the results of pages whose number of them differs from the file
 * `incompletePages`.
 *
 * @param compiled results for the pasted blocks of all pages, in order
 * @param update whether to lower the numbers in this file
 * @returns whether the file has changed
 */
export function reportIncomplete(
  pages: readonly Page[],
  readings: readonly PageReading[],
  compiled: readonly CompilerResult[],
  results: readonly PageResult[],
  site: SnippetsSite,
  update: boolean,
): boolean {
  const listed = readIncompletePages(site);
  const counts = new Map<string, number>();
  const next = compiled.values();
  for (const [i, page] of pages.entries()) {
    const { blocks, problems } = results[i]!;
    const { incomplete, pasted, continued, unknown } = readings[i]!;
    const unused = continued.filter(({ files }) => files.length === 0);
    problems.push(
      ...unknown.map((name) => reportUnknown(page, name)),
      ...unused.map(({ path }) => reportUnused(page, path)),
    );
    if (continued.length > 0) results[i]!.continued = continued;
    const all = new Map(Object.entries(incomplete).map(([index, found]) => [Number(index), found]));
    for (const block of pasted) {
      const found = checkPasted(block, next.next().value!);
      if (found.length > 0) all.set(block.index, found);
    }
    const count = all.size;
    counts.set(page.path, count);
    const allowed = listed[page.path] ?? 0;
    if (count > allowed) {
      for (const block of blocks.filter(({ index }) => all.has(index))) {
        block.problems.push(...all.get(block.index)!);
        block.status = 'failed';
      }
    }
    if (allowed > 0 && (count > allowed || (count < allowed && !update))) {
      const message = describeDifference(count, allowed, site.incompletePages!);
      problems.push({ path: page.path, line: 1, column: 1, message });
    }
  }
  return update && site.incompletePages !== undefined && lowerIncompletePages(site, counts);
}

function reportUnknown({ path, continues }: Page, name: string): Problem {
  const message =
    `expected the path of a page in ${docsFolderOf(path)}, without its extension, in \`continues\`; ` +
    `found \`${name}\`, which is not a page`;
  return { path, line: continues!.line, column: 1, message };
}

function reportUnused({ path, continues }: Page, other: string): Problem {
  const message = `no block of this page imports a file from ${other}; remove it from \`continues\``;
  return { path, line: continues!.line, column: 1, message };
}

function describeDifference(count: number, allowed: number, file: string): string {
  if (count > allowed) return `${count} incomplete blocks, while ${file} allows ${allowed}; complete the new ones`;
  const advice = count === 0 ? 'remove the page from this list' : `lower the number there to ${count}`;
  return `${count} incomplete blocks, but ${allowed} in ${file}; ${advice} (\`check-snippets --update\` does)`;
}
