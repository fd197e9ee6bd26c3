import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import type { Problem } from '@typed-docs/snippets/types';
import { componentName } from '../../type-table/notation.ts';
import { describeProblem, readTypeTables } from '../../type-table/read-type-tables.ts';
import { listPages } from '@typed-docs/snippets/pages';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import { TypeTables } from './type-tables.ts';

/** Pages that can't be parsed are left to the check of code blocks. */
export async function checkTypeTables(options: {
  site: SnippetsSite;
  pages?: readonly string[];
  versions?: readonly string[];
  cache?: boolean;
  tables?: TypeTables;
}): Promise<Problem[]> {
  const { site, pages, versions, cache = true, tables = new TypeTables(site, { cache }) } = options;
  const checked = await Promise.all(
    listPages(site, pages).map(async (path): Promise<Problem[]> => {
      const source = readFileSync(join(site.root, path), 'utf8');
      const tree = source.includes(`<${componentName}`) ? await tryParse(source) : undefined;
      if (!tree) return [];
      const page = readTypeTables(tree, path, tables.libraryOf(path));
      if (versions && page.library && !versions.includes(page.library)) return [];
      return [...page.problems, ...(await findProblems(page, tables))];
    }),
  );
  if (tables !== options.tables) await tables.stop();
  return checked.flat();
}

async function findProblems(page: ReturnType<typeof readTypeTables>, tables: TypeTables): Promise<Problem[]> {
  const results = await Promise.all(
    page.tables.map(async ({ place, request }) => {
      const { problems } = await tables.resolve(page.library!, request);
      return problems.map((message) => ({ ...place, message: describeProblem(message) }));
    }),
  );
  return results.flat();
}

async function tryParse(source: string): Promise<Root | undefined> {
  const { parsePage } = await import('@typed-docs/snippets/page');
  try {
    return parsePage(source);
  } catch {
    return undefined;
  }
}
