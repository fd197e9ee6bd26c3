import { join } from 'node:path';
import { Cache } from '@typed-docs/utils/cache';
import { findInstalls } from '../installs.ts';
import { dedupeProblems } from '../report.ts';
import type { Problem } from '../types.ts';
import { checkInstalls } from './check-installs.ts';
import { listSequences } from './install-sequences.ts';
import { readLibraries } from './library.ts';
import { runNpm, type Npm } from './npm.ts';
import { listPages, readPages } from './pages.ts';
import { resolveInstalls } from './resolve-installs.ts';
import type { SnippetsSite } from './site.ts';

export interface CheckInstallsOptions {
  /** Files or folders, absolute or relative to the repository; by default all pages. */
  pages?: readonly string[];
  cache?: boolean;
  npm?: Npm;
}

/**
 * Checks that the install commands of each page resolve, one after another.
 *
 * @throws when the registry cannot be reached
 */
export async function checkInstallCommands(
  site: SnippetsSite,
  { pages: paths, cache: usesCache = true, npm = runNpm }: CheckInstallsOptions = {},
): Promise<{ problems: Problem[]; summary: string }> {
  const cache = usesCache ? new Cache(join(site.root, 'node_modules/.cache/snippets')) : undefined;
  const libraries = readLibraries(site);
  const pages = await readPages(site, listPages(site, paths), cache);
  const named = pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const library = libraries.get(block.library);
      return library ? checkInstalls(findInstalls(block), library) : [];
    }),
  );
  const wrong = new Set(named.map(({ path }) => path));
  const sequences = pages
    .filter(({ path }) => !wrong.has(path))
    .flatMap((page) => listSequences(page, libraries, libraries.get(site.installedBefore[page.path] ?? '')));
  const resolved = await resolveInstalls(sequences, npm, cache);
  const problems = dedupeProblems([...named, ...resolved.problems]);
  const summary =
    `${resolved.sequences} different sequences of install commands, ${resolved.cached} of them already known to resolve, ` +
    `${problems.length} problem(s)`;
  return { problems, summary };
}
