import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import cards from '@generated/route-shards/cards';
import skeleton from '@generated/route-shards/routes';
import shards from '@generated/route-shards/shards';
import { findShard, normalizePath } from '@site/core/route-shards/find-shard';
import type { Shard } from '@site/core/route-shards/shard';
import type { DocsByVersion, DocsInstances } from '@site/core/route-shards/split-docs';
import { flattenRoutes } from '@site/core/route-shards/split-routes';
import { addRoutes } from './routes';
import { loadSection, provideSections } from './sections';

/** Addresses of pages that no shard holds. */
const unsplit = new Set(
  flattenRoutes(skeleton)
    .filter(({ exact }) => exact)
    .map(({ path }) => normalizePath(path)),
);
provideSections(shards.loadSection);

const loads = new Map<number, Promise<void>>();
const loaded = new Set<number>();
/** Loads what the generated page of a category shows, by its normalized address; of pages that have not shown it yet. */
const cardLoads = new Map<string, Shard['cards'][string]>();

/** @returns the number of the shard that may hold the page; none for pages that the framework knows from the start */
function shardOf(pathname: string): number | undefined {
  return unsplit.has(normalizePath(pathname)) ? undefined : findShard(shards.starts, pathname);
}

/** @returns whether the framework knows all there is to know about the address */
export function hasRoutes(pathname: string): boolean {
  const number = shardOf(pathname);
  return number === undefined || (loaded.has(number) && !cardLoads.has(normalizePath(pathname)));
}

/**
 * Tells the framework what it needs to show the page at an address, if there is one.
 *
 * @throws the bundler's error when the shard does not come; the next call asks for it again
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const number = shardOf(pathname);
  if (number === undefined) return;
  let load = loads.get(number);
  if (!load) {
    load = loadShard(number);
    loads.set(number, load);
    load.catch(() => loads.delete(number));
  }
  await load;
  await loadCards(normalizePath(pathname));
}

async function loadShard(number: number): Promise<void> {
  const { default: shard } = (await shards.load[number]?.()) ?? {};
  if (shard) {
    await Promise.all(shard.sections.map(loadSection));
    addShard(shard);
  }
  loaded.add(number);
}

async function loadCards(path: string): Promise<void> {
  const shown = await cardLoads.get(path)?.();
  for (const [version, added] of Object.entries(shown?.default ?? {})) Object.assign(cards[version]!, added);
  cardLoads.delete(path);
}

function addShard({ routes, chunkNames, registry: chunks, docs, cards: added }: Shard): void {
  Object.assign(routesChunkNames, chunkNames);
  Object.assign(registry, chunks);
  addDocs(docs);
  for (const [path, load] of Object.entries(added)) cardLoads.set(path, load);
  addRoutes(routes);
}

/** The docs plugin's hooks read these lists whenever they render, and keep no copy. */
function addDocs(docs: DocsByVersion): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as DocsInstances | undefined;
  for (const [instance, byVersion] of Object.entries(docs)) {
    for (const version of instances?.[instance]?.versions ?? []) {
      const known = new Set(version.docs.map(({ id }) => id));
      version.docs.push(...(byVersion[version.name] ?? []).filter(({ id }) => !known.has(id)));
    }
  }
}
