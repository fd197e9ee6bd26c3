import type { Root } from 'mdast';
import type {} from 'remark-mdx';

/**
 * Puts `<PageContents />` (src/components/page-contents) after the lead, which is the first paragraph of a page unless a
 * section begins before it.
 */
export function placeContents() {
  return (tree: Root): void => {
    const section = tree.children.findIndex((node) => node.type === 'heading' && node.depth > 1);
    if (section < 0) return;
    const lead = tree.children.findIndex((node) => node.type === 'paragraph');
    const place = lead >= 0 && lead < section ? lead + 1 : section;
    tree.children.splice(place, 0, { type: 'mdxJsxFlowElement', name: 'PageContents', attributes: [], children: [] });
  };
}
