import { gunzipSync } from 'fflate';
import { tagsWithin } from '@site/core/search/facet-filters';
import { indexSchema, readIndexFile } from '@site/core/search/index-file';
import type { IndexedPage } from '@site/core/search/index-pages';
import { isIntact, manifestName, type SearchManifest } from '@site/core/search/manifest';
import type { FacetFilters } from '@site/core/search/multi-query';
import { SearchError } from '@site/core/search/search-error';
import { createSearchIndex, type SearchIndex } from '@site/core/search/search-index';

/**
 * Loads index files when a query needs them, and keeps what they become. What failed is tried again with the next
 * query. Files have names that change with their content, so the browser may use what it has without asking.
 */
export class IndexLoader {
  readonly #folder: string;
  readonly #fetch: typeof fetch;
  #manifest: Promise<SearchManifest> | undefined;
  readonly #pages = new Map<string, Promise<IndexedPage[]>>();
  readonly #indexes = new Map<string, Promise<SearchIndex>>();

  /** @param folder Address of the folder with the index files, with a slash at its end. */
  constructor(folder: string, fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#folder = folder;
    this.#fetch = fetcher;
  }

  /**
   * @returns An index that has all pages which the filters let through.
   * @throws {SearchError}
   */
  async load(filters: FacetFilters | undefined): Promise<SearchIndex> {
    const isFresh = this.#manifest === undefined;
    try {
      return await this.#load(filters);
    } catch (error) {
      this.#forget();
      // The site may have been built anew since its list was read.
      if (isFresh || !(error instanceof SearchError) || error.failure === 'network') throw error;
      return this.#load(filters);
    }
  }

  async #load(filters: FacetFilters | undefined): Promise<SearchIndex> {
    const manifest = await (this.#manifest ??= this.#readManifest());
    const tags = tagsWithin(Object.keys(manifest.files), filters).sort();
    const key = tags.join(' ');
    let index = this.#indexes.get(key);
    if (!index) {
      index = Promise.all(tags.map((tag) => this.#loadPages(tag, manifest))).then((lists) =>
        createSearchIndex(lists.flat()),
      );
      this.#indexes.set(key, index);
    }
    return index;
  }

  #loadPages(tag: string, manifest: SearchManifest): Promise<IndexedPage[]> {
    let pages = this.#pages.get(tag);
    if (!pages) this.#pages.set(tag, (pages = this.#readPages(manifest.files[tag]!, manifest.build)));
    return pages;
  }

  async #readManifest(): Promise<SearchManifest> {
    const response = await this.#get(manifestName, 'no-cache');
    let manifest: SearchManifest;
    try {
      manifest = (await response.json()) as SearchManifest;
    } catch (error) {
      throw new SearchError('corrupt', `The list of search indexes can't be read: ${String(error)}`);
    }
    if (typeof manifest?.files !== 'object')
      throw new SearchError('corrupt', 'The list of search indexes has no files.');
    if (manifest.schema !== indexSchema) {
      throw new SearchError('other-build', 'The page is of another build than the search index. Reload the page.');
    }
    return manifest;
  }

  async #readPages(name: string, build: string): Promise<IndexedPage[]> {
    const response = await this.#get(name, 'force-cache');
    let file = new Uint8Array(await this.#read(response));
    // What was kept may be damaged as well as what comes.
    if (!isIntact(name, file)) file = new Uint8Array(await this.#read(await this.#get(name, 'reload')));
    if (!isIntact(name, file)) throw new SearchError('corrupt', `The search index ${name} is damaged.`);
    return readIndexFile(gunzipSync(file), build);
  }

  async #get(name: string, cache: RequestCache): Promise<Response> {
    const response = await this.#fetch(this.#folder + name, { cache }).catch((error: unknown) => {
      throw new SearchError('network', `The search index can't be reached: ${String(error)}`);
    });
    if (response.ok) return response;
    const failure = response.status >= 500 ? 'network' : 'missing';
    throw new SearchError(failure, `The search index ${name} was answered with ${response.status}.`);
  }

  #read(response: Response): Promise<ArrayBuffer> {
    return response.arrayBuffer().catch((error: unknown) => {
      throw new SearchError('network', `The search index broke off: ${String(error)}`);
    });
  }

  #forget(): void {
    this.#manifest = undefined;
    this.#pages.clear();
    this.#indexes.clear();
  }
}
