import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { listGuides } from './list-guides.ts';

const guides = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `Guide ${i + 1}`,
    description: `About ${i + 1}.`,
    address: `/docs/${i + 1}`,
  }));

it('makes nothing where there is no guide', () => {
  expect(listGuides([])).toEqual([]);
});

it('lists a handful, and the rest behind a line that says how many', () => {
  expect(listGuides(guides(6)).map(({ type }) => type)).toEqual(['heading', 'list']);
  const children = listGuides(guides(8));
  expect(children).toMatchObject([
    { type: 'heading', depth: 2, children: [{ value: 'Guides that use this' }] },
    { type: 'list', children: { length: 5 } },
    {
      name: 'details',
      children: [
        { name: 'summary', children: [{ value: '3 more guides' }] },
        { type: 'list', children: { length: 3 } },
      ],
    },
  ]);
  const links: { title: unknown; address: string }[] = [];
  visit({ type: 'root', children }, 'link', ({ url, children: [text] }: Link) => {
    links.push({ title: text && 'value' in text && text.value, address: url });
  });
  expect(links).toEqual(guides(8).map(({ title, address }) => ({ title, address })));
});
