export interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  items?: readonly SidebarItem[];
  link?: { type: string; id?: string; permalink?: string };
}

/**
 * Maps doc ids, or addresses of generated category pages, to the labels of the categories around them, outermost first.
 */
export function findSections(sidebar: readonly SidebarItem[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  // The first occurrence counts, as it does for breadcrumbs.
  const add = (page: string | undefined, section: string[]) => {
    if (page !== undefined && !sections.has(page)) sections.set(page, section);
  };
  const visit = (items: readonly SidebarItem[], section: string[]) => {
    for (const item of items) {
      if (item.type === 'doc') add(item.id, section);
      if (item.type !== 'category') continue;
      add(item.link?.id ?? item.link?.permalink, section);
      visit(item.items ?? [], [...section, item.label ?? '']);
    }
  };
  visit(sidebar, []);
  return sections;
}
