import type { PhrasingContent, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { ContinuedPage } from '../../check-complete.ts';
import { addContinuedNote } from './continued-note.ts';

const describeText = (node: PhrasingContent): string => {
  if (node.type === 'link') return `[${node.children.map(describeText).join('')}](${node.url})`;
  return node.type === 'inlineCode' ? `\`${node.value}\`` : 'value' in node ? node.value : node.type;
};

/** The page's headings and paragraphs. */
function addTo(markdown: string, ...continued: ContinuedPage[]): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  addContinuedNote(tree, continued);
  return tree.children.map((node) =>
    'children' in node ? (node.children as PhrasingContent[]).map(describeText).join('') : '',
  );
}

const setUp = { path: 'docs/client/react/setup.mdx', title: 'Set up React', files: ['client/trpc.ts', 'server/a.ts'] };
const start = { path: 'docs/main/quickstart.mdx', title: 'Quickstart', files: ['b.ts'] };

it('names pages and files at the end of the introduction', () => {
  expect(addTo('Lead.\n\n## Example\n', setUp, start)).toEqual([
    'Lead.',
    'The code on this page continues from [Set up React](/client/react/setup.mdx), which has `client/trpc.ts` and `server/a.ts`, ' +
      'and from [Quickstart](/main/quickstart.mdx), which has `b.ts`.',
    'Example',
  ]);
  expect(addTo('Lead.\n\nMore.\n', setUp)).toEqual(['Lead.', expect.stringMatching(/^The code on/), 'More.']);
});

it('leaves ids in front of a heading', () => {
  expect(addTo('Lead.\n\n<a id="former"></a>\n\n## Example\n', setUp)).toEqual([
    'Lead.',
    expect.stringMatching(/^The code on/),
    '',
    'Example',
  ]);
});

it('adds nothing without files', () => {
  expect(addTo('Lead.\n', { ...setUp, files: [] })).toEqual(['Lead.']);
});
