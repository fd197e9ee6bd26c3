import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { DocBlock } from '@typed-docs/snippets/samples/doc-text';
import { dedupeProblems, formatProblem } from '@typed-docs/snippets/report';
import type { Problem } from '@typed-docs/snippets/types';
import { linkOwnSpans, urlsOf, type OwnLink } from '../../own-links.ts';
import { paintTypeTable, type TypeTable } from '../../type-table/markup.ts';
import { findMemberIds } from '../../type-table/member-ids.ts';
import { describeProblem, readTypeTables, type FoundTypeTable } from '../../type-table/read-type-tables.ts';
import type { TypeTables } from '../type-table/type-tables.ts';

/** Links in comments to the published site, which become links within this site. */
export interface CommentLinks {
  baseUrl: string;
  ofLibrary: (library: string, urls: readonly string[]) => Promise<ReadonlyMap<string, OwnLink>>;
}

/**
 * Replaces each `<TypeTable>` with HTML. It is for `remarkPlugins`, where headings have their ids already.
 *
 * @param path relative to the repository
 */
export async function renderTypeTables(
  tree: Root,
  path: string,
  tables: TypeTables,
  links?: CommentLinks,
): Promise<void> {
  const page = readTypeTables(tree, path, tables.libraryOf(path));
  const problems: Problem[] = [...page.problems];
  const resolved: { found: FoundTypeTable; table: TypeTable }[] = [];
  const results = await Promise.all(page.tables.map(({ request }) => tables.resolve(page.library!, request)));
  for (const [i, found] of page.tables.entries()) {
    const result = results[i]!;
    problems.push(...result.problems.map((message) => ({ ...found.place, message: describeProblem(message) })));
    if (!result.table) continue;
    const table = links ? await linkComments(result.table, page.library!, links) : result.table;
    resolved.push({ found, table });
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
    const html = paintTypeTable(table, ids);
    const links = [...html.matchAll(/<a href="(\/[^"]*)"/g)].map(([, address]) => address);
    replaceElement(found, { html, ids: own.join(' '), ...(links.length > 0 && { links: links.join(' ') }) });
  }
}

async function linkComments(table: TypeTable, library: string, links: CommentLinks): Promise<TypeTable> {
  const comments = table.members.flatMap(({ docs, deprecated = [] }) => [...docs, ...deprecated]);
  const own = await links.ofLibrary(library, urlsOf(comments));
  const link = (blocks: readonly DocBlock[]) => linkOwnSpans(blocks, own, links.baseUrl);
  const members = table.members.map((member) => ({
    ...member,
    docs: link(member.docs),
    ...(member.deprecated && { deprecated: link(member.deprecated) }),
  }));
  return { ...table, members };
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
