import { normalizePath } from './find-shard.ts';

/** An entry of a sidebar, as the docs plugin hands it to pages; this module reads no more of it. */
export interface SidebarItem {
  type: string;
  href?: string;
  docId?: string;
  unlisted?: boolean;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: SidebarItem[];
  /** On the only entry of a category whose entries are in a section of their own: the number of that section. */
  section?: number;
}

/** What the docs plugin tells all pages of a version; this module reads no more of it. */
export interface VersionMetadata {
  pluginId: string;
  version: string;
  docsSidebars: Record<string, SidebarItem[]>;
  docs: CardsById;
}

/** Of a doc, what its card shows beside its label in the sidebar. */
export type CardsById = Record<string, { id: string; description?: string }>;

/** The entries of a category that come when a page in it is shown, or when the reader opens it. */
export interface Section {
  items: SidebarItem[];
  /** The addresses of the category and of all that is in it, as `normalizePath` writes them. */
  pages: Set<string>;
}

/** Of a version, what only some of its pages need. */
export interface VersionParts {
  /** What is left: the sidebars without the entries of sections, and no cards. */
  metadata: VersionMetadata;
  sections: Section[];
  /** The docs that a generated page of a category shows as cards, by the page's address. */
  cards: Map<string, CardsById>;
}

/** @returns the name of a version that is the same in no other instance of the docs plugin */
export const keyOfVersion = ({ pluginId, version }: { pluginId: string; version: string }) => `${pluginId}/${version}`;

/**
 * Splits what the docs plugin tells all pages of a version.
 *
 * @param size the most links that a closed category holds for every page
 * @param firstSection the number of the first section
 */
export function splitVersion(metadata: VersionMetadata, size: number, firstSection: number): VersionParts {
  const sections: Section[] = [];
  const cards = new Map<string, CardsById>();

  const split = (item: SidebarItem): SidebarItem => {
    const { items } = item;
    if (!items) return item;
    if (item.href !== undefined) {
      const docs = items.flatMap(({ docId }) => (docId !== undefined && metadata.docs[docId]) || []);
      const shown = docs.map(({ id, description }) => [id, { id, description }]);
      if (shown.length > 0) cards.set(normalizePath(item.href), Object.fromEntries(shown));
    }
    const links = listLinks(items);
    // What stands in the page from the start has to be there when React takes over.
    const isClosed = item.collapsible === true && item.collapsed === true;
    const first = links.find(({ unlisted }) => !unlisted);
    if (!isClosed || links.length <= size || !first) return { ...item, items: items.map(split) };
    const hrefs = [item, ...links].flatMap(({ href }) => href ?? []);
    sections.push({ items: items.map(split), pages: new Set(hrefs.map(normalizePath)) });
    // The category's first link: without one, the theme would show no category.
    const link = { ...first, type: 'link', items: undefined, section: firstSection + sections.length - 1 };
    return { ...item, items: [link] };
  };

  const docsSidebars = Object.fromEntries(
    Object.entries(metadata.docsSidebars).map(([name, items]) => [name, items.map(split)]),
  );
  return { metadata: { ...metadata, docsSidebars, docs: {} }, sections, cards };
}

/** @returns the entries with those of the given sections in their places, by number */
export function fillSections(
  items: readonly SidebarItem[],
  sections: ReadonlyMap<number, SidebarItem[]>,
): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item;
    const section = sectionIn(item.items);
    return { ...item, items: fillSections((section !== undefined && sections.get(section)) || item.items, sections) };
  });
}

/** @returns the number of the section that these entries of a category stand for, if any */
export const sectionIn = (items: readonly SidebarItem[]): number | undefined => items[0]?.section;

function listLinks(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.items ? [item, ...listLinks(item.items)] : item)).filter(({ href }) => href);
}
