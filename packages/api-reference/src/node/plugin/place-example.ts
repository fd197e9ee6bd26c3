import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { quoteBlock } from '@typed-docs/snippets/quote';
import type { Example } from '../../examples.ts';

/** Placeholder below the introduction of a member's page. */
const exampleName = 'ApiExample';

/** Places a block of a guide, which is not in the generated files because it changes with the guide. */
export function placeExample(tree: Root, example: Example | undefined): void {
  const index = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === exampleName);
  if (index >= 0) tree.children.splice(index, 1, ...(example ? renderExample(example) : []));
}

function renderExample({ guide, isOwn, ...block }: Example): RootContent[] {
  return [
    ...(isOwn ? [paragraph({ type: 'text', value: guide.description })] : []),
    quoteBlock(block),
    paragraph(
      { type: 'text', value: 'From: ' },
      { type: 'link', url: guide.address, children: [{ type: 'text', value: guide.title }] },
    ),
  ];
}

const paragraph = (...children: Extract<RootContent, { type: 'paragraph' }>['children']): RootContent => ({
  type: 'paragraph',
  children,
});
