import type { List, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import type { Guide } from '../../core/api-reference/guides.ts';

/** More than these are for a reader to open. */
const shownGuides = 5;

/** The section "Guides that use this" of a page; nothing where there are none. */
export function listGuides(guides: readonly Guide[]): RootContent[] {
  if (guides.length === 0) return [];
  // A single one takes no more room than the line that would hide it.
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
    children: guides.map(({ title, address }) => ({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: [{ type: 'link', url: address, children: [{ type: 'text', value: title }] }] },
      ],
    })),
  };
}
