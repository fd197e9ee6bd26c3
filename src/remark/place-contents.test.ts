import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { placeContents } from './place-contents.ts';

function place(mdx: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  placeContents()(tree);
  return tree.children.map((node) => ('name' in node && node.name ? node.name : node.type));
}

it('puts the table of contents after the first paragraph', () => {
  expect(place('# Title\n\nLead.\n\nMore.\n\n## Section')).toEqual([
    ...['heading', 'paragraph', 'PageContents', 'paragraph', 'heading'],
  ]);
});

it('puts it before the first section of a page without a lead', () => {
  expect(place('# Title\n\n- item\n\n## Section\n\nText.')).toEqual([
    ...['heading', 'list', 'PageContents', 'heading', 'paragraph'],
  ]);
});

it('leaves out pages without sections', () => {
  expect(place('# Title\n\nText.')).toEqual(['heading', 'paragraph']);
});
