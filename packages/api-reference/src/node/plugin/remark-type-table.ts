import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { dedupeProblems, formatProblem } from '@typed-docs/snippets/report';
import type { Problem } from '@typed-docs/snippets/types';
import { paintTypeTable, type TypeTable } from '../../type-table/markup.ts';
import { findMemberIds } from '../../type-table/member-ids.ts';
import { describeProblem, readTypeTables, type FoundTypeTable } from '../../type-table/read-type-tables.ts';
import type { TypeTables } from '../type-table/type-tables.ts';

/**
 * Replaces each `<TypeTable>` with HTML. It is for `remarkPlugins`, where headings have their ids already.
 *
 * @param path relative to the repository
 */
export async function renderTypeTables(tree: Root, path: string, tables: TypeTables): Promise<void> {
  const page = readTypeTables(tree, path, tables.libraryOf(path));
  const problems: Problem[] = [...page.problems];
  const resolved: { found: FoundTypeTable; table: TypeTable }[] = [];
  const results = await Promise.all(page.tables.map(({ request }) => tables.resolve(page.library!, request)));
  for (const [i, found] of page.tables.entries()) {
    const result = results[i]!;
    problems.push(...result.problems.map((message) => ({ ...found.place, message: describeProblem(message) })));
    if (result.table) resolved.push({ found, table: result.table });
  }
  if (problems.length > 0) {
    throw new TypeTableError(problems);
  }
  const ids = findMemberIds(
    resolved.map(({ table }) => table.members),
    tree,
  );
  for (const { found, table } of resolved) {
    const own = table.members.map(({ name }) => ids.get(name)).filter((id) => id !== undefined);
    replaceElement(found, { html: paintTypeTable(table, ids), ids: own.join(' ') });
  }
}

/** Replaces a paragraph around the element, as in lists. */
function replaceElement({ node, parent }: FoundTypeTable, props: Record<string, string>): void {
  const table: RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'TypeTableMarkup',
    attributes: Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
  if (parent.type === 'paragraph') {
    Object.assign(parent, { ...table, position: undefined });
  } else {
    parent.children[parent.children.indexOf(node)] = table;
  }
}

/** Formats problems like `npm run check-snippets`. There is no stack, because there is nothing to debug. */
class TypeTableError extends Error {
  override name = 'TypeTableError';

  constructor(problems: readonly Problem[]) {
    const report = dedupeProblems(problems).map(formatProblem).join('\n');
    super(report);
    this.stack = report;
  }
}
