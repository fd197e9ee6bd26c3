import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapePath, globSync } from 'tinyglobby';
import { fileIsReference } from '../../../core/api-reference/symbols.ts';
import type { Page } from '../../../core/snippets/types.ts';
import { digest, type Cache } from './cache.ts';
import { hashFiles, listModules } from './tool-hash.ts';

/** Where pages live. */
export const pageFolders = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/**
 * Lists the Markdown files behind files and folders, as paths from the repository's root, without those of the API reference:
 * they are generated, and show declarations, not samples.
 *
 * @throws when a named file or folder doesn't exist; the default folders may be missing
 */
export function listPages(repository: string, from: readonly string[] = []): string[] {
  const missing = from.find((path) => !existsSync(resolve(repository, path)));
  if (missing !== undefined) throw new Error(`no such file or folder: ${missing}`);
  const patterns = (from.length > 0 ? from : pageFolders).map((path) => {
    const page = relative(repository, resolve(repository, path)).split(sep).join('/');
    return /\.mdx?$/.test(page) ? escapePath(page) : `${escapePath(page)}/**/*.{md,mdx}`;
  });
  const found = globSync(patterns, { cwd: repository, ignore: '**/node_modules/**' });
  return found.filter((page) => !fileIsReference(page)).sort();
}

/** Reads the blocks of pages. Parsing all of them takes seconds, so the cache keeps the results. */
export async function readPages(
  repository: string,
  paths: readonly string[],
  cache: Cache | undefined,
): Promise<Page[]> {
  const tool = hashFiles(listModules(fileURLToPath(new URL('../../../core/snippets', import.meta.url))));
  const pages: Page[] = [];
  for (const path of paths) {
    const source = readFileSync(join(repository, path), 'utf8');
    const key = digest(tool, path, source);
    let page = cache?.read<Page>('pages', key);
    if (!page) {
      const { extractPage } = await import('../../../core/snippets/page.ts');
      page = extractPage(source, path);
      cache?.write('pages', key, page);
    }
    pages.push(page);
  }
  return pages;
}
