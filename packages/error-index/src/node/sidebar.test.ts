import { expect, it } from 'vitest';
import { sidebarItemsGenerator } from './sidebar.ts';

const doc = (id: string, title: string, frontMatter: object = {}) => ({ id, title, frontMatter });

it('groups entries by where readers see them, and sorts them by title', async () => {
  const docs = [
    doc('b', 'TS2742', { where: 'editor', versions: ['2.x'], packages: ['Vite'] }),
    doc('index', 'Errors'),
    doc('a', 'TS234', { where: 'editor', versions: ['2.x', '1.x'] }),
    doc('c', 'Missing result', { where: 'response', versions: ['2.x'] }),
    doc('d', 'Secret', { where: 'response', unlisted: true }),
  ];
  const groups = [
    {
      type: 'category',
      label: 'In the editor',
      collapsible: true,
      collapsed: true,
      items: [
        { type: 'doc', id: 'a', customProps: { versions: ['2.x', '1.x'], packages: [] } },
        { type: 'doc', id: 'b', customProps: { versions: ['2.x'], packages: ['Vite'] } },
      ],
    },
    {
      type: 'category',
      label: 'In a response',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'doc', id: 'c', customProps: { versions: ['2.x'], packages: [] } }],
    },
  ];
  expect(await sidebarItemsGenerator({ docs } as never)).toEqual([
    {
      type: 'category',
      label: 'Errors',
      link: { type: 'doc', id: 'index' },
      collapsible: false,
      collapsed: false,
      items: groups,
    },
  ]);
  expect(await sidebarItemsGenerator({ docs: docs.filter(({ id }) => id !== 'index') } as never)).toEqual(groups);
});
