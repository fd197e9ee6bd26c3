import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '@typed-docs/utils/cache';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

/** Matched by the rule in bundler.ts. */
export const assetExtension = '.code-data';

/** Returns the path to import. The file is in the snippet cache, because the bundler's own cache refers to it. */
export function writePageData(root: string, data: unknown): string {
  const text = JSON.stringify(data);
  const path = join(root, 'node_modules/.cache/snippets/page-data', digest(text) + assetExtension);
  if (!existsSync(path)) writeFileAtomically(path, text);
  return path;
}
