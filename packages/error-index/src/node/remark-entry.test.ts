import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import type { ErrorEntry } from '../entry.ts';
import { createEntryPlugin } from './remark-entry.ts';

const entry = {
  messages: ['No \\{ in {path}', 'Missing result'],
  where: 'response',
  versions: ['2.x', '1.x'],
  packages: [] as string[],
  guide: '/docs/links#missing',
} as ErrorEntry;

const lead: Root['children'][number] = { type: 'paragraph', children: [{ type: 'text', value: 'Lead' }] };
const tree = (): Root => ({ type: 'root', children: [{ type: 'yaml', value: '' }, lead] });
const plugin = createEntryPlugin((file) => (file === '/a.mdx' ? { entry, guideTitle: 'Links' } : undefined))();

it('adds messages and facts above the lead, and the guide at the end', () => {
  const page = tree();
  plugin(page, { path: '/a.mdx' });
  expect(page.children).toEqual([
    { type: 'yaml', value: '' },
    { type: 'code', lang: 'txt', value: 'No { in {path}' },
    { type: 'code', lang: 'txt', value: 'Missing result' },
    {
      type: 'mdxJsxFlowElement',
      name: 'EntryFacts',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'where', value: 'Response' },
        { type: 'mdxJsxAttribute', name: 'versions', value: '2.x, 1.x' },
      ],
      children: [],
    },
    lead,
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'More in ' },
        { type: 'link', url: '/docs/links#missing', children: [{ type: 'text', value: 'Links' }] },
        { type: 'text', value: '.' },
      ],
    },
  ]);
});

it('leaves other pages as they are', () => {
  const page = tree();
  plugin(page, { path: '/b.mdx' });
  expect(page).toEqual(tree());
});
