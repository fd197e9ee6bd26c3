/**
 * The list of a site's index files, which has the one address that stays the same from build to build. Files have their
 * checksum in the name, so that they can be kept for ever.
 */
export interface SearchManifest {
  schema: number;
  /** Checksum of all records; the files of the build have it as well. */
  build: string;
  /** Names of files below the folder by Docusaurus' tag: `default`, or a docs version as in `docs-default-current`. */
  files: Record<string, string>;
}

/** Folder below the site's base path. */
export const searchFolder = 'search-index';
export const manifestName = 'manifest.json';

/** Where the records of the last build are for commands, below `.docusaurus`. */
export const recordsFile = 'search-index/default/records.json';

/** @returns The name of an index file, `docs-default-current.1a2b3c4d5e6f7g.bin`. */
export function indexFileName(tag: string, content: Uint8Array): string {
  return `${tag}.${checksum(content)}.bin`;
}

/** Whether a file's content is what its name promises. */
export function isIntact(name: string, content: Uint8Array): boolean {
  return name.endsWith(`.${checksum(content)}.bin`);
}

/**
 * @returns 53 bits of the bytes' checksum, for finding changes and damage and not for secrets (cyrb53,
 *   https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js).
 */
export function checksum(bytes: Uint8Array): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0');
}
