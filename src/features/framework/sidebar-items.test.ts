import { expect, it } from 'vitest';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { arrangeItems, findCategories } from './sidebar-items.ts';

const category = (label: string, frameworks?: unknown, items: PropSidebarItem[] = []): PropSidebarItem => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...(frameworks !== undefined && { customProps: { frameworks } }),
});
const items = [
  { type: 'link', label: 'Overview', href: '/docs' } as PropSidebarItem,
  category('TanStack', ['tanstack']),
  category('Next.js', ['app', 'pages'], [category('App', ['app']), category('Pages', ['pages'])]),
  category('Links'),
];
const shown = (framework?: string) =>
  arrangeItems(items, framework).map(({ item, index }) => [
    'label' in item && item.label,
    index,
    'collapsed' in item && item.collapsed,
  ]);

it('places the category of the framework first, open, with its index', () => {
  expect(shown('pages')).toEqual([
    ['Next.js', 2, false],
    ['Overview', 0, false],
    ['TanStack', 1, true],
    ['Links', 3, true],
  ]);
});

it.each([undefined, 'unknown'])('leaves the order for the framework %s', (framework) => {
  expect(shown(framework).map(([, index]) => index)).toEqual([0, 1, 2, 3]);
});

it('names the classes that the first paint selects', () => {
  expect(arrangeItems(items, undefined).map(({ item }) => item.className)).toEqual([
    undefined,
    'framework-tanstack',
    'framework-app framework-pages',
    undefined,
  ]);
});

it('finds the innermost category of each framework', () => {
  expect([...findCategories(items)].map(([name, { label }]) => [name, label])).toEqual([
    ['tanstack', 'TanStack'],
    ['app', 'App'],
    ['pages', 'Pages'],
  ]);
});
