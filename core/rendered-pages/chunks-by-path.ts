/** Names of chunks as Docusaurus nests them, in the form of a route's modules. */
export interface ChunkNames {
  [module: string]: string | ChunkNames | ChunkNames[];
}

/**
 * @param routesChunkNames what Docusaurus generates under this name: the chunks of each route, under its path, a hyphen and
 *   a digest
 * @returns the names of the chunks that routes of a path load
 */
export function chunksByPath(routesChunkNames: Readonly<Record<string, ChunkNames>>): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const [route, names] of Object.entries(routesChunkNames)) {
    const path = route.replace(/-[^-]+$/, '');
    byPath.set(path, [...(byPath.get(path) ?? []), ...flatten(names)]);
  }
  return byPath;
}

function flatten(names: ChunkNames | ChunkNames[]): string[] {
  return Object.values(names).flatMap((name) => (typeof name === 'string' ? name : flatten(name)));
}
