import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { escapePath, globSync } from 'tinyglobby';
import type { Page } from '../types.ts';
import { docsFolderOf, fileIsGenerated, libraryOfPath } from '../page-rules.ts';
import { digest, type Cache } from '@typed-docs/utils/cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import type { SnippetsSite } from './site.ts';

/** Lists Markdown files by path from the repository, without generated ones. */
export function listPages(site: SnippetsSite, from: readonly string[] = foldersOfPages(site)): string[] {
  const { root: repository } = site;
  const missing = from.find((path) => !existsSync(resolve(repository, path)));
  if (missing !== undefined) throw new Error(`no such file or folder: ${missing}`);
  const patterns = from.map((path) => {
    const page = relative(repository, resolve(repository, path)).split(sep).join('/');
    return /\.mdx?$/.test(page) ? escapePath(page) : `${escapePath(page)}/**/*.{md,mdx}`;
  });
  const found = globSync(patterns, { cwd: repository, ignore: '**/node_modules/**' });
  return found.filter((page) => !fileIsGenerated(page, site)).sort();
}

/** Absolute paths of the folders of pages that exist. @param siteDir by default the repository */
export function foldersOfPages({ root, pages }: SnippetsSite, siteDir = root): string[] {
  return pages.map((folder) => join(siteDir, folder)).filter((folder) => existsSync(folder));
}

/** Paths, from the repository, of the pages that `continues` names; undefined for those that do not exist. */
export function findContinued({ root }: SnippetsSite, { path, continues }: Page): { name: string; path?: string }[] {
  return (continues?.pages ?? []).map((name) => {
    const file = ['.mdx', '.md'].map((extension) => `${docsFolderOf(path)}/${name}${extension}`);
    const found = file.find((candidate) => existsSync(join(root, candidate)));
    return { name, ...(found !== undefined && { path: found }) };
  });
}

/** Parsing all pages takes seconds, so the results are cached. */
export async function readPages(
  site: SnippetsSite,
  paths: readonly string[],
  cache: Cache | undefined,
): Promise<Page[]> {
  const tool = hashPackages('@typed-docs/snippets');
  const pages: Page[] = [];
  for (const path of paths) {
    const source = readFileSync(join(site.root, path), 'utf8');
    const library = libraryOfPath(path, site);
    const key = digest(tool, path, library ?? null, source);
    let page = cache?.read<Page>('pages', key);
    if (!page) {
      const { extractPage } = await import('../page.ts');
      page = extractPage(source, path, library);
      cache?.write('pages', key, page);
    }
    pages.push(page);
  }
  return pages;
}
