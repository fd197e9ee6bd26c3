/**
 * Has the same name in every build. The names of index files contain a hash of their content, so that browsers can
 * cache them.
 */
export interface SearchManifest {
  schema: number;
  /** By Docusaurus tag: `default`, or `docs-default-current` for a docs version. */
  files: Record<string, string>;
  /** Lists of words: a search for the first of a list also finds the others, with a lower score. */
  synonyms: string[][];
}

export const searchFolder = 'search-index';
export const manifestName = 'manifest.json';

/** Records of the last build, below `.docusaurus`. */
export const recordsFile = 'search-index/default/records.json';

export function indexFileName(tag: string, content: Uint8Array): string {
  // FNV-1a, https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  let hash = 0x811c9dc5;
  for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${tag}.${(hash >>> 0).toString(36)}.bin`;
}
