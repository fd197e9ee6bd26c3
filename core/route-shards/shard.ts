import type { DocsByVersion } from './split-docs.ts';
import type { RoutesByLayout } from './split-routes.ts';
import type { CardsById, SidebarItem } from './split-version.ts';

/** Cards by `keyOfVersion`. */
export type CardsByVersion = Record<string, CardsById>;

/** What the page loads before it shows one of the shard's pages. */
export interface Shard {
  routes: RoutesByLayout;
  /** Part of Docusaurus' routesChunkNames. */
  chunkNames: Record<string, unknown>;
  /** Part of Docusaurus' registry. */
  registry: Record<string, [() => Promise<unknown>]>;
  /** Part of the docs plugin's global data. */
  docs: DocsByVersion;
  /** What generated pages of categories show, by their normalized addresses. */
  cards: Record<string, () => Promise<{ default: CardsByVersion }>>;
  /** Numbers of the sidebars' sections that the pages are in. */
  sections: number[];
}

/** The list of shards that every page has. */
export interface ShardList {
  starts: string[];
  load: (() => Promise<{ default: Shard }>)[];
  /** By number, the entries of categories that not every page has. */
  loadSection: (() => Promise<{ default: SidebarItem[] }>)[];
}
