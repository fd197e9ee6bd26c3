import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import { normalizePath } from '../../core/route-shards/find-shard.ts';
import { docsOfPages, pruneDocs, type DocsInstances } from '../../core/route-shards/split-docs.ts';
import type { CardsByVersion } from '../../core/route-shards/shard.ts';
import { flattenRoutes, keyOf, splitRoutes, type Route } from '../../core/route-shards/split-routes.ts';
import { keyOfVersion, splitVersion, type VersionParts } from '../../core/route-shards/split-version.ts';
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

/** A closed category with more links is a section. Each has shards, and so every page a line, of its own: few may be. */
const linksPerCategory = 64;

/** Lays out what Docusaurus generated in one piece. */
export function createShards(generated: Generated, settings: ShardSettings): Shards {
  const versions = splitVersions(generated);
  const sections = [...versions.values()].flatMap(({ sections }) => sections);
  const { skeleton, shards, starts } = splitRoutes(
    generated.routes,
    settings.siteConfig.baseUrl,
    settings.pagesPerShard,
    // A shard brings the sections that its pages are in, which are of no use to pages around them.
    (path) => sections.findIndex(({ pages }) => pages.has(path)),
  );
  const docs = generated.globalData['docusaurus-plugin-content-docs'] as DocsInstances | undefined;
  const common = chunksOf(flattenRoutes(skeleton), withOwnVersions(generated, versions));
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
    ['shards.js', listShards(starts, sections.length)],
    // Filled by shards; versions hold on to the objects in it.
    [
      'cards.js',
      exportDefault(Object.fromEntries([...versions.values()].map(({ metadata }) => [keyOfVersion(metadata), {}]))),
    ],
    ...[...versions].map(([name, { metadata }]) => [versionFile(name), writeVersion(metadata)] as const),
    ...sections.map(({ items }, number) => [`section-${number}.js`, exportDefault(items)] as const),
  ]);
  shards.forEach((routes, number) => {
    const pages = Object.values(routes).flat();
    const { routesChunkNames, names, registry } = chunksOf(pages, generated);
    const known = docsOfPages(
      docs ?? {},
      pages.map((page) => page.path),
      settings.movedPages,
    );
    const addresses = pages.map((page) => normalizePath(page.path));
    const cards = new Map<string, string>();
    for (const page of pages) {
      const shown = isDoc(page, generated) ? {} : cardsOf(page, versions.values());
      if (Object.keys(shown).length === 0) continue;
      const name = `cards-${number}-${cards.size}`;
      modules.set(`${name}.js`, exportDefault(shown));
      names.add(name);
      cards.set(normalizePath(page.path), name);
    }
    const loadCards = [...cards].map(([page, name]) => `${JSON.stringify(page)}: ${importAs(name, `${name}.js`)}`);
    const around = sections.flatMap((section, index) =>
      addresses.some((page) => section.pages.has(page)) ? index : [],
    );
    modules.set(
      `shard-${number}.js`,
      `export default {
  routes: ${JSON.stringify(routes)},
  chunkNames: ${JSON.stringify(routesChunkNames)},
  registry: ${registry},
  docs: ${JSON.stringify(known)},
  cards: { ${loadCards.join(',\n')} },
  sections: ${JSON.stringify(around)}
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

/** @returns the parts of each version, by the name of the chunk that the docs plugin made of it */
function splitVersions({ versions }: Generated): Map<string, VersionParts> {
  const parts = new Map<string, VersionParts>();
  let sections = 0;
  for (const [name, metadata] of Object.entries(versions)) {
    const split = splitVersion(metadata, linksPerCategory, sections);
    sections += split.sections.length;
    parts.set(name, split);
  }
  return parts;
}

const versionFile = (name: string) => `version-${name}.js`;

function withOwnVersions(generated: Generated, versions: ReadonlyMap<string, unknown>): Generated {
  const own = [...versions.keys()].map((name) => [name, importAs(name, versionFile(name))]);
  return { ...generated, imports: { ...generated.imports, ...Object.fromEntries(own) } };
}

/** In the form of the properties that the docs plugin writes for a version's layout. */
function writeVersion(metadata: VersionParts['metadata']): string {
  return `import cards from './cards.js';
export default { version: { ...${JSON.stringify(metadata)}, docs: cards[${JSON.stringify(keyOfVersion(metadata))}] } };
`;
}

/** A doc's own page shows no cards. */
const isDoc = (page: Route, { chunkNames }: Generated) => 'content' in Object(chunkNames[keyOf(page)]);

/** @returns what the generated page of a category shows; nothing for other pages */
function cardsOf({ path }: Route, versions: Iterable<VersionParts>): CardsByVersion {
  const found: CardsByVersion = {};
  for (const { metadata, cards } of versions) {
    const shown = cards.get(normalizePath(path));
    if (shown) found[keyOfVersion(metadata)] = shown;
  }
  return found;
}

function listShards(starts: readonly string[], sections: number): string {
  const load = starts.map((_, number) => importAs(shardChunk(number), `shard-${number}.js`));
  const loadSection = Array.from({ length: sections }, (_, number) =>
    importAs(`sidebar-${number}`, `section-${number}.js`),
  );
  return `export default {
  starts: ${JSON.stringify(starts)},
  load: [${load.join(',\n')}],
  loadSection: [${loadSection.join(',\n')}]
};
`;
}

/** @returns code that loads a module of this folder as the chunk of a name */
const importAs = (chunk: string, file: string) => `() => import(/* webpackChunkName: "${chunk}" */ './${file}')`;

/** Writes modules into a folder that then holds nothing else. */
export function writeModules(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of files) writeFileSync(path.join(folder, name), code);
}
