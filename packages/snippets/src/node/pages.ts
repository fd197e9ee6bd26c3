import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { escapePath, globSync } from 'tinyglobby';
import type { Page } from '../types.ts';
import { fileIsReference } from '../versions.ts';
import { digest, type Cache } from '@typed-docs/utils/cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';

export const pageFolders = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/** Lists Markdown files by path from the repository, without the API reference, which is generated. */
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

/** Parsing all pages takes seconds, so the results are cached. */
export async function readPages(
  repository: string,
  paths: readonly string[],
  cache: Cache | undefined,
): Promise<Page[]> {
  const tool = hashPackages('@typed-docs/snippets');
  const pages: Page[] = [];
  for (const path of paths) {
    const source = readFileSync(join(repository, path), 'utf8');
    const key = digest(tool, path, source);
    let page = cache?.read<Page>('pages', key);
    if (!page) {
      const { extractPage } = await import('../page.ts');
      page = extractPage(source, path);
      cache?.write('pages', key, page);
    }
    pages.push(page);
  }
  return pages;
}
