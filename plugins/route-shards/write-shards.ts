import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { docsOfPages, pruneDocs, type DocsInstances } from '../../core/route-shards/split-docs.ts';
import { flattenRoutes, keyOf, splitRoutes, type Route } from '../../core/route-shards/split-routes.ts';
import type { MovedPage } from '../../core/versions/alternate-doc.ts';
import { namesOfChunks, type Generated } from './read-generated.ts';

export interface ShardSettings {
  siteConfig: DocusaurusConfig;
  /** How many pages a shard holds. */
  pagesPerShard: number;
  /** Pages whose doc id differs between versions. */
  movedPages: readonly MovedPage[];
  /** Ids of docs that pages outside of the docs name, such as the navbar's. */
  namedDocs: ReadonlySet<string>;
}

/** What to write, and what the bundler has to know of it. */
interface Shards {
  /** Code by file name: modules in place of Docusaurus' own, the list of shards, and the shards. */
  modules: Map<string, string>;
  /** The names of the chunks that a shard imports, by the name of the shard's own chunk. */
  chunks: Map<string, Set<string>>;
}

/** Lays out what Docusaurus generated in one piece. */
export function createShards(generated: Generated, settings: ShardSettings): Shards {
  const { skeleton, shards, starts } = splitRoutes(
    generated.routes,
    settings.siteConfig.baseUrl,
    settings.pagesPerShard,
  );
  const docs = generated.globalData['docusaurus-plugin-content-docs'] as DocsInstances | undefined;
  const common = chunksOf(flattenRoutes(skeleton), generated);
  const chunks = new Map<string, Set<string>>();
  const modules = new Map([
    ['routes.js', exportDefault(skeleton)],
    ['routesChunkNames.js', exportDefault(common.routesChunkNames)],
    ['registry.js', `export default ${common.registry};\n`],
    [
      'globalData.js',
      exportDefault({
        ...generated.globalData,
        ...(docs && { 'docusaurus-plugin-content-docs': pruneDocs(docs, ({ id }) => settings.namedDocs.has(id)) }),
      }),
    ],
    // What plugins were configured with grows with redirects, and only the build reads it.
    ['docusaurus.config.js', exportDefault({ ...settings.siteConfig, presets: [], plugins: [], themes: [] })],
    ['shards.js', listShards(starts)],
  ]);
  shards.forEach((routes, number) => {
    const pages = Object.values(routes).flat();
    const { routesChunkNames, names, registry } = chunksOf(pages, generated);
    const known = docsOfPages(
      docs ?? {},
      pages.map((page) => page.path),
      settings.movedPages,
    );
    modules.set(
      `shard-${number}.js`,
      `export default {
  routes: ${JSON.stringify(routes)},
  chunkNames: ${JSON.stringify(routesChunkNames)},
  registry: ${registry},
  docs: ${JSON.stringify(known)}
};
`,
    );
    for (const name of common.names) names.delete(name);
    chunks.set(shardChunk(number), names);
  });
  return { modules, chunks };
}

const exportDefault = (value: unknown) => `export default ${JSON.stringify(value)};\n`;

const shardChunk = (number: number) => `routes-${number}`;

/** @returns for some routes: Docusaurus' lists of chunks, the second as code, and the chunks' names */
function chunksOf(routes: readonly Route[], { chunkNames, imports }: Generated) {
  const keys = routes.map(keyOf).filter((key) => key in chunkNames);
  const routesChunkNames = Object.fromEntries(keys.map((key) => [key, chunkNames[key]]));
  const names = new Set(namesOfChunks(routesChunkNames));
  // What stands behind the import in Docusaurus' registry, only the server reads.
  const loads = [...names].map((name) => `${JSON.stringify(name)}: [${imports[name]}]`);
  return { routesChunkNames, names, registry: `{ ${loads.join(',\n')} }` };
}

function listShards(starts: readonly string[]): string {
  const loads = starts.map(
    (_, number) => `() => import(/* webpackChunkName: "${shardChunk(number)}" */ './shard-${number}.js')`,
  );
  return `export default { starts: ${JSON.stringify(starts)}, load: [${loads.join(',\n')}] };\n`;
}

/** Writes modules into a folder that then holds nothing else. */
export function writeModules(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of files) writeFileSync(path.join(folder, name), code);
}
