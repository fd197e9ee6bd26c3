import { readFileSync } from 'node:fs';
import { Cache, digest } from '@typed-docs/utils/cache';
import { pageFile } from '@typed-docs/utils/page-file';
import { hashPackages, installedVersion } from '@typed-docs/utils/tool-hash';
import { cutPage, extractPage, type ExtractedPage, type SitePaths } from '../extract-page.ts';

export interface PageTask extends SitePaths {
  outDir: string;
  cacheFolder: string;
  /** Without the base path. */
  address: string;
}

/** Digest of the code that determines a page's text. */
const tool = digest(hashPackages('@typed-docs/search'), installedVersion('cheerio'));

/** @returns undefined for pages that are excluded from search */
export default function readPage({ outDir, cacheFolder, address, ...site }: PageTask): ExtractedPage | undefined {
  const html = readFileSync(pageFile(outDir, address), 'utf8');
  const cache = new Cache(cacheFolder);
  const key = digest(tool, site, address, cutPage(html));
  // JSON has no undefined.
  const cached = cache.read<{ page?: ExtractedPage }>('pages', key);
  if (cached) return cached.page;
  const page = extractPage(address, html, site);
  cache.write('pages', key, { page });
  return page;
}
