import type { Nodes, Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { breakName } from '../../break-name.ts';
import type { Guide } from '../../guides.ts';
import type { ApiReferenceSite } from '../site.ts';
import { listGuides } from './list-guides.ts';

/** Placeholder for the list of guides on a member's page. */
const guidesName = 'ApiGuides';

/**
 * Lists the guides that use a page's subject. They are not in the generated files, because they change with every edit
 * of a guide. In `beforeDefaultRemarkPlugins`, their heading gets into the table of contents.
 */
export function placeGuides(tree: Root, guides: readonly Guide[]): void {
  const index = tree.children.findIndex((node) => nodeIsElement(node) && node.name === guidesName);
  if (index >= 0) tree.children.splice(index, 1, ...listGuides(guides));
}

/** Makes links to pages of this site relative, so that Docusaurus checks them and follows them without a reload. */
export function linkOwnPages(tree: Root, { origin, pages, moved }: NonNullable<ApiReferenceSite['ownLinks']>): void {
  visit(tree, 'link', (link) => {
    if (!link.url.startsWith(`${origin}/`)) return;
    const { pathname, hash } = new URL(link.url);
    const current = Object.entries(moved).reduce(
      (place, [from, to]) => (place.startsWith(from) ? to + place.slice(from.length) : place),
      pathname + hash,
    );
    if (pages.includes(current.replace(/#.*/, ''))) link.url = current;
  });
}

/** Lets long names in inline code wrap at humps and slashes. */
export function breakNames(tree: Root): void {
  visit(tree, 'inlineCode', (node) => {
    const parts = /^[\w$@/.-]{12,}$/.test(node.value) ? breakName(node.value) : [];
    if (parts.length < 2) return;
    const children = parts.flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: [] }] : []),
      { type: 'text', value },
    ]);
    Object.assign(node, { type: 'mdxJsxTextElement', name: 'code', attributes: [], children });
  });
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function nodeIsElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
