import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { checkSnippets } from '@typed-docs/snippets/check-snippets';
import { listPages } from '@typed-docs/snippets/pages';
import { formatProblem } from '@typed-docs/snippets/report';
import { readSite } from '@typed-docs/snippets/site';
import { snippets } from '../../config/snippets.ts';

/** Pages with samples that differ from the last commit, relative to the repository; none without Git. */
export function listChangedPages(): string[] {
  const site = readSite(snippets);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: site.root, encoding: 'utf8' }).stdout ?? '';
  const changed = [
    ...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ];
  const all = new Set(listPages(site));
  return changed.filter((file) => all.has(file));
}

/**
 * Compiles the samples of pages, without running them, and prints their problems.
 *
 * @returns the number of problems; undefined if the time was too short
 */
export async function reportSamples(pages: readonly string[], milliseconds: number): Promise<number | undefined> {
  const timeout = setTimeout(milliseconds, undefined, { ref: false });
  const result = await Promise.race([checkSnippets(readSite(snippets), { pages }), timeout]);
  if (!result) {
    const names = pages.length > 5 ? '' : ` -- ${pages.join(' ')}`;
    console.log(`Samples of ${pages.length} page(s) not checked yet: npm run check-snippets${names}`);
    return undefined;
  }
  result.problems.forEach((problem) => console.error(formatProblem(problem)));
  console.log(`Compiled the samples of ${pages.length} changed page(s): ${result.problems.length} problem(s).`);
  return result.problems.length;
}
