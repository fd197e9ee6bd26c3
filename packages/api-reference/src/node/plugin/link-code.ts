import type { Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type {} from 'remark-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** Styled in code.css. */
const linkClass = 'api-link';

/** Nodes that contain or are a link already. */
const skipped: readonly Nodes['type'][] = ['heading', 'link', 'linkReference'];

/** JSX elements that are clickable. */
const skippedElements = ['a', 'Link', 'summary'];

/** Links only the first mention in each section, because more links would be tiring to read. */
export function linkCode(tree: Root, addressOf: (code: string) => string | undefined): void {
  let linked = new Set<string>();
  visit(tree, (node: Nodes, index, parent: Parent | undefined) => {
    if (node.type === 'heading' && node.depth <= 2) linked = new Set();
    if (skipped.includes(node.type) || ('name' in node && skippedElements.includes(node.name ?? ''))) return SKIP;
    const address = node.type === 'inlineCode' ? addressOf(node.value) : undefined;
    if (!address || linked.has(address) || !parent || index === undefined) return undefined;
    linked.add(address);
    parent.children[index] = {
      type: 'link',
      url: address,
      children: [node as PhrasingContent],
      data: { hProperties: { className: [linkClass] } },
    };
    return SKIP;
  });
}
