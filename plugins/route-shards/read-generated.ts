import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { DocsInstances } from '../../core/route-shards/split-docs.ts';
import { flattenRoutes, keyOf, type Route } from '../../core/route-shards/split-routes.ts';
import { keyOfVersion, type VersionMetadata } from '../../core/route-shards/split-version.ts';
import { outdated } from './outdated.ts';

/** What Docusaurus generates for its client (@docusaurus/core/lib/server/codegen/codegenRoutes.js). */
export interface Generated {
  routes: Route[];
  /** Names of chunks, in any depth, by the key of the route. */
  chunkNames: Record<string, unknown>;
  /** The code that imports a chunk, by its name. */
  imports: Record<string, string>;
  /** What plugins tell all pages, by plugin and instance. */
  globalData: Record<string, Record<string, unknown>>;
  /** What the docs plugin tells all pages of a version, by the name of the chunk. */
  versions: Record<string, VersionMetadata>;
}

/**
 * @param folder where Docusaurus writes what it generates
 * @throws when a file is not as this Docusaurus writes it; the message says which
 */
export function readGenerated(folder: string): Generated {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const imports = parseRegistry(read('registry.js'));
  const generated = {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    imports,
    globalData: JSON.parse(read('globalData.json')),
    versions: readVersions(imports, read),
  };
  checkNames(generated);
  return generated;
}

/** @param code the module, whose routes have components made from their path and hash */
export function parseRoutes(code: string): Route[] {
  const parts = /^(?:import .*;\n)*\nexport default (?<list>\[\n.*\n\]);\n$/s.exec(code)?.groups;
  if (!parts) throw unexpected('routes.js', 'a list of routes');
  type Recorded = { component: { path: string; hash?: string }; routes?: Recorded[] };
  const ComponentCreator = (path: string, hash?: string) => ({ path, hash });
  const convert = ({ component, routes, ...route }: Recorded): Route => ({
    ...route,
    ...component,
    ...(routes && { routes: routes.map(convert) }),
  });
  return (runInNewContext(parts.list!, { ComponentCreator }) as Recorded[]).map(convert);
}

/** @param code the module, which has a line for each chunk: its name, the import, and what only the server needs */
export function parseRegistry(code: string): Record<string, string> {
  const lines = code.matchAll(/^ {2}"(?<name>[^"]+)": \[(?<load>\(\) => import\(.*?\)), "/gm);
  return Object.fromEntries([...lines].map(({ groups }) => [groups!.name!, groups!.load!]));
}

/** @returns the names of chunks in a part of routesChunkNames.json */
export function namesOfChunks(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(namesOfChunks) : [];
}

/** @returns the properties that the docs plugin gives to the layouts of versions, which Docusaurus writes as files */
function readVersions(imports: Record<string, string>, read: (file: string) => string): Generated['versions'] {
  return Object.fromEntries(
    Object.entries(imports).flatMap(([name, load]) => {
      const file = /"@generated\/(docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json)"/.exec(load)?.[1];
      const { version } = file === undefined ? {} : JSON.parse(read(file));
      return version ? [[name, version]] : [];
    }),
  );
}

function checkNames({ routes, chunkNames, imports, globalData, versions }: Generated): void {
  const keys = flattenRoutes(routes)
    .filter(({ path }) => path !== '*')
    .map(keyOf);
  if (keys.length !== Object.keys(chunkNames).length || keys.some((key) => !(key in chunkNames))) {
    throw unexpected('routesChunkNames.json', 'the chunks of each route in routes.js, by path and hash');
  }
  if (namesOfChunks(chunkNames).some((name) => !(name in imports))) {
    throw unexpected('registry.js', 'the chunks of routesChunkNames.json');
  }
  const docs = (globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsInstances;
  const expected = Object.entries(docs).flatMap(([pluginId, { versions }]) =>
    versions.map(({ name }) => keyOfVersion({ pluginId, version: name })),
  );
  const found = Object.values(versions).filter(({ docs, docsSidebars }) => docs && docsSidebars);
  if (expected.sort().join() !== found.map(keyOfVersion).sort().join()) {
    throw unexpected('docusaurus-plugin-content-docs/*/p/', 'a file for each version, with sidebars and docs');
  }
}

const unexpected = (file: string, expected: string) => outdated(`.docusaurus/${file} does not hold ${expected}`);
