/**
 * The list of a site's index files, at the one address that is the same in every build. The names of the files change
 * with their content, so that browsers may keep them.
 */
export interface SearchManifest {
  schema: number;
  /** Names of files by Docusaurus' tag: `default`, or a docs version as in `docs-default-current`. */
  files: Record<string, string>;
}

/** Folder below the site's base path. */
export const searchFolder = 'search-index';
export const manifestName = 'manifest.json';

/** The records of the last build, for commands, below `.docusaurus`. */
export const recordsFile = 'search-index/default/records.json';

/** @returns The name of an index file, `docs-default-current.1a2b3c4.bin`. */
export function indexFileName(tag: string, content: Uint8Array): string {
  // FNV-1a, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  let hash = 0x811c9dc5;
  for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${tag}.${(hash >>> 0).toString(36)}.bin`;
}
