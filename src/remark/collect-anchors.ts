import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';

/**
 * Turns `<a id="old-id"></a>`, which keeps a heading's former id, into a component that reports the id to Docusaurus'
 * link check.
 */
export function collectAnchors() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if (!('name' in node) || node.name !== 'a' || node.attributes.length !== 1) return;
      const [attribute] = node.attributes;
      if (attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id') node.name = 'Anchor';
    });
  };
}
