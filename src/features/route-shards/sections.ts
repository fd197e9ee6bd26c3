// The parts of sidebars that not every page has. Where plugins/route-shards is off, and on the server, there are none.

import { useMemo, useSyncExternalStore } from 'react';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ShardList } from '@site/core/route-shards/shard';
import { fillSections, type SidebarItem, type VersionMetadata } from '@site/core/route-shards/split-version';

let loaders: ShardList['loadSection'] = [];
/** What is there, by number; replaced by another map when something is added. */
let loaded: ReadonlyMap<number, SidebarItem[]> = new Map();
const listeners = new Set<() => void>();

/** Says how sections are loaded, before any is asked for. */
export function provideSections(load: ShardList['loadSection']): void {
  loaders = load;
}

/**
 * Loads a section, and has sidebars show it.
 *
 * @throws the bundler's error when it does not come
 */
export async function loadSection(number: number): Promise<void> {
  const items = (await loaders[number]?.())?.default;
  if (!items || loaded.has(number)) return;
  loaded = new Map(loaded).set(number, items);
  for (const listener of listeners) listener();
}

/** @returns the version, whose sidebars have the sections that are there */
export function useLoadedSections(version: PropVersionMetadata): PropVersionMetadata {
  const sections = useSyncExternalStore(listen, readLoaded, readLoaded);
  return useMemo(() => {
    // The same entries, so that what is known of them is of use for the next page that is written.
    if (sections.size === 0) return version;
    const { docsSidebars } = version as unknown as VersionMetadata;
    const filled = Object.entries(docsSidebars).map(([name, items]) => [name, fillSections(items, sections)]);
    return { ...version, docsSidebars: Object.fromEntries(filled) };
  }, [version, sections]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readLoaded = () => loaded;
