import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../shared/snippets/cache.ts';

/** The ending of the files that pages fetch; `bundler.ts` tells the bundler what to do with them. */
export const assetExtension = '.code-data';

/**
 * Writes data that a page fetches. The file stands beside the checker's cache, as the bundler's own cache may refer to it
 * for as long as that stands; its name is the digest of what is in it.
 *
 * @returns the absolute path, to be imported; the bundler answers with the address
 */
export function writePageData(root: string, data: unknown): string {
  const text = JSON.stringify(data);
  const folder = join(root, 'node_modules/.cache/snippets/page-data');
  const path = join(folder, digest(text) + assetExtension);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    // Two builds at a time must not read half a file.
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  }
  return path;
}
