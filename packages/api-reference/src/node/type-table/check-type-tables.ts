import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { Problem } from '@typed-docs/snippets/types';
import { findStaleDescriptions, locateDescription, type DescriptionKeys } from '../../type-table/descriptions.ts';
import { componentName } from '../../type-table/notation.ts';
import { describeProblem, readTypeTables } from '../../type-table/read-type-tables.ts';
import { listPages } from '@typed-docs/snippets/pages';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import { TypeTables } from './type-tables.ts';

/**
 * Pages that can't be parsed are left to the check of code blocks.
 *
 * @param options.isComplete whether the pages are all that have tables, so that descriptions which none of them needs
 *   are stale; by default, whether neither pages nor versions are named
 */
export async function checkTypeTables(options: {
  site: SnippetsSite;
  pages?: readonly string[];
  versions?: readonly string[];
  isComplete?: boolean;
  cache?: boolean;
  /** Path of the file with descriptions, relative to the repository. */
  descriptions?: string;
  /** Has its own cache and descriptions. */
  tables?: TypeTables;
}): Promise<Problem[]> {
  const { site, pages, versions, cache = true, descriptions } = options;
  const { tables = new TypeTables(site, { cache, descriptions }), isComplete = !pages && !versions } = options;
  const checked = await Promise.all(
    listPages(site, pages).map(async (path): Promise<CheckedPage> => {
      const source = readFileSync(join(site.root, path), 'utf8');
      const tree = source.includes(`<${componentName}`) ? await tryParse(source) : undefined;
      if (!tree) return { problems: [], needed: [] };
      const page = readTypeTables(tree, path, tables.libraryOf(path));
      if (versions && page.library && !versions.includes(page.library)) return { problems: [], needed: [] };
      const { problems, needed } = await checkPage(page, tables);
      return { problems: [...page.problems, ...problems], needed };
    }),
  );
  if (tables !== options.tables) await tables.stop();
  const problems = checked.flatMap((page) => page.problems);
  const needed = checked.flatMap((page) => page.needed);
  return isComplete ? [...problems, ...findStale(tables, needed)] : problems;
}

interface CheckedPage {
  problems: Problem[];
  needed: DescriptionKeys[];
}

async function checkPage(page: ReturnType<typeof readTypeTables>, tables: TypeTables): Promise<CheckedPage> {
  const results = await Promise.all(
    page.tables.map(async ({ place, request }) => {
      const { problems, needed } = await tables.resolve(page.library!, request);
      return { problems: problems.map((message) => ({ ...place, message: describeProblem(message) })), needed };
    }),
  );
  return { problems: results.flatMap(({ problems }) => problems), needed: results.flatMap(({ needed }) => needed) };
}

function findStale({ descriptions: file }: TypeTables, needed: readonly DescriptionKeys[]): Problem[] {
  if (!file) return [];
  return findStaleDescriptions(file.descriptions, needed).map(({ keys, message }) => ({
    path: file.path,
    ...locateDescription(file.json, keys),
    message,
  }));
}

async function tryParse(source: string): Promise<Root | undefined> {
  const { parsePage } = await import('@typed-docs/snippets/page');
  try {
    return parsePage(source);
  } catch {
    return undefined;
  }
}
