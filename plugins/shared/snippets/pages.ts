import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileIsReference } from '../../../core/api-reference/symbols.ts';
import type { Page } from '../../../core/snippets/types.ts';
import { digest, type Cache } from './cache.ts';
import { hashFiles, listModules } from './tool-hash.ts';

/** Where pages live. */
export const pageFolders = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/**
 * The Markdown files behind files and folders, as paths from the repository's root. Those of the API reference are none:
 * nobody writes them, and what they show are declarations, not samples.
 *
 * @throws when a named file or folder doesn't exist; the default folders may be missing
 */
export function listPages(repository: string, from?: readonly string[]): string[] {
  const found = new Set<string>();
  const walk = (path: string) => {
    if (statSync(path).isDirectory()) {
      readdirSync(path)
        .sort()
        .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
        .forEach((name) => walk(join(path, name)));
    } else if (/\.mdx?$/.test(path)) {
      const page = relative(repository, path).split(sep).join('/');
      if (!fileIsReference(page)) found.add(page);
    }
  };
  for (const path of from?.length ? from : pageFolders) {
    const absolute = resolve(repository, path);
    if (!statSync(absolute, { throwIfNoEntry: false })) {
      if (from?.length) {
        throw new Error(`no such file or folder: ${path}`);
      }
      continue;
    }
    walk(absolute);
  }
  return [...found];
}

/** Reads the pages' blocks; pages that were read before come from the cache, which saves parsing MDX. */
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
