import path from 'node:path';
import { cutPage, extractPage, type ExtractedPage, type SitePaths } from '../../core/search/extract-page.ts';
import { Cache, digest } from '../shared/snippets/cache.ts';
import { hashFiles, installedVersion } from '../shared/snippets/tool-hash.ts';

const core = path.join(__dirname, '../../core/search');

/** Extracts pages for the index. Pages that have not changed since an earlier build come from the cache. */
export class PageExtractor {
  private readonly cache: Cache;
  /** The part of the cache key that all pages share. */
  private readonly tool: string;

  /**
   * @param folder absolute path of the cache
   */
  constructor(
    folder: string,
    private readonly site: SitePaths,
  ) {
    this.cache = new Cache(folder);
    const modules = ['extract-page.ts', 'record.ts'].map((name) => path.join(core, name));
    this.tool = digest(hashFiles(modules), installedVersion('cheerio'), { ...site });
  }

  /**
   * @param address the page's address without the base path
   * @param html the page as it was built
   * @returns the page, or undefined when it has no place in the index
   */
  extract(address: string, html: string): ExtractedPage | undefined {
    const key = digest(this.tool, address, cutPage(html));
    const known = this.cache.read<ExtractedPage | null>('pages', key);
    if (known !== undefined) return known ?? undefined;
    const page = extractPage(address, html, this.site);
    this.cache.write('pages', key, page ?? null);
    return page;
  }
}
