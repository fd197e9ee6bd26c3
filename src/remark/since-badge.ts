import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';

interface File {
  fail(reason: string, place?: object): never;
}

export interface SinceBadgeOptions {
  /** Releases that pages may name, oldest first. */
  releases: readonly string[];
}

/** Turns `<Since release="11.25.2" />` into a badge, so that readers don't load a component for it. */
export function sinceBadge({ releases }: SinceBadgeOptions) {
  return (tree: Root, file: File): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      if (!('name' in node) || node.name !== 'Since') return;
      const [attribute] = node.attributes;
      const release =
        attribute?.type === 'mdxJsxAttribute' && attribute.name === 'release' ? attribute.value : undefined;
      if (!releases.some((known) => known === release)) {
        file.fail(
          `<Since>: expected release="…" with a release from config/release-history, such as "${releases.at(-1)}"; found ` +
            `${typeof release === 'string' ? `"${release}"` : 'none'}. Correct it, or record new releases with ` +
            '`npm run compare-releases`.',
          node,
        );
      }
      Object.assign(node, {
        type: 'mdxJsxTextElement',
        name: 'span',
        attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'badge badge--secondary' }],
        children: [{ type: 'text', value: `since ${String(release)}` }],
      });
    });
  };
}
