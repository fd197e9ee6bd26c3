import type { Link, Nodes, Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { breakName } from '../../break-name.ts';
import type { Guide } from '../../guides.ts';
import { textOfOwnLink, type OwnLink } from '../../own-links.ts';
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

/** Makes links to the published site relative, so that Docusaurus checks them and follows them without a reload. */
export async function linkOwnPages(
  tree: Root,
  resolve: (urls: readonly string[]) => Promise<ReadonlyMap<string, OwnLink>>,
): Promise<void> {
  const found: Link[] = [];
  visit(tree, 'link', (link) => void found.push(link));
  const own = await resolve(found.map(({ url }) => url));
  for (const link of found) {
    const target = own.get(link.url);
    if (!target) continue;
    const [text, ...others] = link.children;
    if (text?.type === 'text' && others.length === 0) text.value = textOfOwnLink(text.value, link.url, target);
    link.url = target.address;
  }
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
