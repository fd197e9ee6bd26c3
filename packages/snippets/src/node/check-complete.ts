import { digest, type Cache } from '@typed-docs/utils/cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { docsFolderOf } from '../page-rules.ts';
import type { PageResult } from '../results.ts';
import type { Page, Problem } from '../types.ts';
import { lowerIncompletePages, readIncompletePages } from './incomplete-pages.ts';
import { findContinued, readPages } from './pages.ts';
import type { SnippetsSite } from './site.ts';

/**
 * Adds the problems of incomplete blocks to the results of pages that have another number of them than the file
 * `incompletePages` allows.
 *
 * @param update whether to lower the numbers in this file
 * @returns whether the file has changed
 */
export async function checkComplete(
  pages: readonly Page[],
  results: readonly PageResult[],
  site: SnippetsSite,
  cache: Cache | undefined,
  update: boolean,
): Promise<boolean> {
  const listed = readIncompletePages(site);
  const counts = new Map<string, number>();
  const tool = hashPackages('@typed-docs/snippets');
  for (const [i, page] of pages.entries()) {
    const { blocks, problems } = results[i]!;
    const continued = findContinued(site, page);
    for (const { name, path } of continued) {
      if (path === undefined) problems.push(reportUnknown(page, name));
    }
    const paths = continued.flatMap(({ path }) => path ?? []);
    const incomplete = await findProblems(page, await readPages(site, paths, cache), cache, tool);
    const count = Object.keys(incomplete).length;
    counts.set(page.path, count);
    const allowed = listed[page.path] ?? 0;
    if (count > allowed) {
      for (const block of blocks) block.problems.push(...(incomplete[block.index] ?? []));
    }
    if (allowed > 0 && (count > allowed || (count < allowed && !update))) {
      const message = describeDifference(count, allowed, site.incompletePages!);
      problems.push({ path: page.path, line: 1, column: 1, message });
    }
  }
  return update && site.incompletePages !== undefined && lowerIncompletePages(site, counts);
}

/** Problems by index of the block. Loading the parser takes a second, so the results are cached. */
async function findProblems(
  page: Page,
  continued: readonly Page[],
  cache: Cache | undefined,
  tool: string,
): Promise<Record<number, Problem[]>> {
  if (!page.blocks.some(({ kind }) => kind === 'code')) return {};
  const key = digest(tool, page, continued);
  const known = cache?.read<Record<number, Problem[]>>('complete', key);
  if (known) return known;
  const { findIncomplete } = await import('../check-complete.ts');
  const found = Object.fromEntries(findIncomplete(page, continued));
  cache?.write('complete', key, found);
  return found;
}

function reportUnknown({ path, continues }: Page, name: string): Problem {
  const message =
    `expected in \`continues\` the path of a page in ${docsFolderOf(path)}, without its extension; ` +
    `found \`${name}\`, where there is no page`;
  return { path, line: continues!.line, column: 1, message };
}

function describeDifference(count: number, allowed: number, file: string): string {
  if (count > allowed)
    return `${count} incomplete blocks, of which ${file} allows ${allowed}; complete those that are new`;
  const advice = count === 0 ? 'take the page out of this list' : `lower the number there to ${count}`;
  return `${count} incomplete blocks, but ${allowed} in ${file}; ${advice} (\`check-snippets --update\` does)`;
}
