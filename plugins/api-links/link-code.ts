import type { Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type {} from 'remark-mdx';
import { SKIP, visit } from 'unist-util-visit';

/** The stylesheet knows it (`code.css`). */
const linkClass = 'api-link';

/** What has a link of its own, or is one. */
const skipped: readonly Nodes['type'][] = ['heading', 'link', 'linkReference'];

/** JSX elements that are links or what one presses. */
const skippedElements = ['a', 'Link', 'summary'];

/**
 * Makes links of the inline code that has a page in the reference: of the first mention in each section, as a page that
 * links every mention is tiring to read. A section begins at a heading of the second level.
 *
 * @param addressOf the page that a code speaks of, if any
 */
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
