import type { List, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { Guide } from '../../guides.ts';

const shownGuides = 5;

export function listGuides(guides: readonly Guide[]): RootContent[] {
  if (guides.length === 0) return [];
  // Hiding a single guide would save no space.
  const shown = guides.length === shownGuides + 1 ? guides.length : shownGuides;
  return [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Guides that use this' }] },
    createList(guides.slice(0, shown)),
    ...(guides.length > shown ? [hideGuides(guides.slice(shown))] : []),
  ];
}

function hideGuides(guides: readonly Guide[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'summary',
        attributes: [],
        children: [{ type: 'text', value: `${guides.length} more guides` }],
      } as unknown as RootContent,
      createList(guides),
    ] as never,
  };
}

function createList(guides: readonly Guide[]): List {
  return {
    type: 'list',
    spread: false,
    children: guides.map(({ title, description, address }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: address, children: [{ type: 'text', value: title }] },
            { type: 'text', value: `: ${description}` },
          ],
        },
      ],
    })),
  };
}
