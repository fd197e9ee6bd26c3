import { addressKey } from '../content/address.ts';

/** An entry of a sidebar, as the docs plugin hands it to pages; this module reads no more of it. */
export interface SidebarEntry {
  type: string;
  href?: string;
  docId?: string;
  items?: readonly SidebarEntry[];
}

const addresses = new WeakMap<SidebarEntry, Set<string>>();

/** Whether an entry, or one within it, is of an address. What is within a category is looked up, not walked through. */
export function leadsTo(entry: SidebarEntry, pathname: string): boolean {
  return entry.items ? addressesIn(entry).has(addressKey(pathname)) : isOf(entry, pathname);
}

/** @returns the entries from the outermost category to the doc or category of that address; none where there is no such */
export function trailTo<T extends SidebarEntry>(entries: readonly T[], pathname: string): T[] {
  for (const entry of entries) {
    if (!leadsTo(entry, pathname)) continue;
    if (!entry.items) {
      if (entry.docId) return [entry];
    } else if (isOf(entry, pathname)) {
      return [entry];
    } else {
      const rest = trailTo(entry.items as readonly T[], pathname);
      if (rest.length > 0) return [entry, ...rest];
    }
  }
  return [];
}

const isOf = ({ href }: SidebarEntry, pathname: string) =>
  href !== undefined && addressKey(href) === addressKey(pathname);

function addressesIn(entry: SidebarEntry): Set<string> {
  let all = addresses.get(entry);
  if (!all) {
    all = new Set(entry.href === undefined ? [] : [addressKey(entry.href)]);
    for (const item of entry.items ?? []) for (const address of addressesIn(item)) all.add(address);
    addresses.set(entry, all);
  }
  return all;
}
