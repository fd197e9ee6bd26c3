import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import { frameworkClass } from './framework';

/** Names of the frameworks that an item is about. */
export function frameworksOf(item: PropSidebarItem): readonly string[] {
  const names = item.customProps?.frameworks;
  return item.type === 'category' && Array.isArray(names) ? names : [];
}

interface ArrangedItem {
  item: PropSidebarItem;
  /** Stays the same when the order changes. */
  index: number;
  isChosen: boolean;
}

/** Places the categories of the framework first, and opens them. */
export function arrangeItems(items: readonly PropSidebarItem[], framework: string | undefined): ArrangedItem[] {
  const arranged = items.map((item, index): ArrangedItem => {
    const names = frameworksOf(item);
    const isChosen = framework !== undefined && names.includes(framework);
    if (names.length === 0) return { item, index, isChosen };
    const className = clsx(item.className, ...names.map(frameworkClass));
    return { item: { ...item, className, ...(isChosen && { collapsed: false }) } as PropSidebarItem, index, isChosen };
  });
  return [...arranged.filter(({ isChosen }) => isChosen), ...arranged.filter(({ isChosen }) => !isChosen)];
}

/** The innermost category of each framework. */
export function findCategories(items: readonly PropSidebarItem[]): Map<string, PropSidebarItemCategory> {
  const found = new Map<string, PropSidebarItemCategory>();
  for (const item of items) {
    if (item.type !== 'category') continue;
    for (const name of frameworksOf(item)) found.set(name, item);
    for (const [name, category] of findCategories(item.items)) found.set(name, category);
  }
  return found;
}
