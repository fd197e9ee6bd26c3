/** The part of a sidebar item, as Docusaurus' docs plugin loads it, that sections follow from. */
export interface SidebarItem {
  type: string;
  /** Of an item that shows a doc. */
  id?: string;
  /** Of a category. */
  label?: string;
  items?: readonly SidebarItem[];
  link?: { type: string; id?: string; permalink?: string };
}

/**
 * Finds the sections of pages.
 *
 * @returns the labels of the categories around each page, outermost first, by doc id, or by address for generated
 *   category pages; the page of a category belongs to the category's parent
 */
export function findSections(sidebar: readonly SidebarItem[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  // The first place counts, as it does for the breadcrumbs on the page.
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
