import { places } from './index-data.ts';

/** The parts of Docusaurus' sidebar items that matter here. */
export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  customProps?: { versions?: readonly string[]; packages?: readonly string[] };
  items?: readonly SidebarItem[];
}

export interface ListedEntry {
  href: string;
  label: string;
  description: string;
  versions: readonly string[];
  packages: readonly string[];
}

export interface EntryGroup {
  title: string;
  entries: ListedEntry[];
}

/** Reads the groups from the sidebar, and the descriptions from the metadata of its docs. */
export function groupEntries(
  sidebar: readonly SidebarItem[],
  docs: Readonly<Record<string, { title: string; description: string } | undefined>>,
): EntryGroup[] {
  const titles = new Set<string>(Object.values(places).map(({ title }) => title));
  const categories = sidebar.flatMap((item) => [item, ...(item.items ?? [])]).filter(({ type }) => type === 'category');
  return categories
    .filter(({ label }) => titles.has(label ?? ''))
    .map(({ label, items = [] }) => ({
      title: label!,
      entries: items.flatMap(({ href, docId, label: name, customProps }): ListedEntry[] => {
        if (href === undefined || docId === undefined) return [];
        const { title = name ?? '', description = '' } = docs[docId] ?? {};
        const { versions = [], packages = [] } = customProps ?? {};
        return [{ href, label: title, description, versions, packages }];
      }),
    }));
}

/** Labels of versions, in the order in which entries name them. */
export const listVersions = (groups: readonly EntryGroup[]): string[] => [
  ...new Set(groups.flatMap(({ entries }) => entries.flatMap(({ versions }) => versions))),
];

/** Entries that contain all words, without groups that have none. An empty version stands for all. */
export function keepMatching(
  groups: readonly EntryGroup[],
  { words, version }: { words: string; version: string },
): EntryGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ href, label, description, versions, packages }: ListedEntry): boolean => {
    const text = [href.slice(href.lastIndexOf('/')), label, description, ...packages].join('\n').toLowerCase();
    return (version === '' || versions.includes(version)) && wanted.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}
