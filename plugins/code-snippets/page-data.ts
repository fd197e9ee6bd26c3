import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../shared/snippets/cache.ts';
import { writeFileAtomically } from '../shared/write-file.ts';

/** The ending of the files that pages fetch; `bundler.ts` has the bundler's rule for them. */
export const assetExtension = '.code-data';

/**
 * Writes data that a page fetches, into a file named by the digest of its content. The file is kept beside the checker's cache,
 * because the bundler's own cache refers to it.
 *
 * @returns the absolute path, to be imported; the bundler replaces it by the address
 */
export function writePageData(root: string, data: unknown): string {
  const text = JSON.stringify(data);
  const path = join(root, 'node_modules/.cache/snippets/page-data', digest(text) + assetExtension);
  if (!existsSync(path)) writeFileAtomically(path, text);
  return path;
}
