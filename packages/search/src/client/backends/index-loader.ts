import { indexSchema, readIndexFile } from '../../index-file';
import type { IndexedPage } from '../../index-pages';
import { manifestName, type SearchManifest } from '../../manifest';
import { createSearchIndex, type SearchIndex } from '../../search-index';

export class IndexLoader {
  #manifest: Promise<SearchManifest> | undefined;
  readonly #pages = new Map<string, Promise<IndexedPage[]>>();
  readonly #indexes = new Map<string, Promise<SearchIndex>>();
  /** Set after a failure, which a cached response may have caused. */
  #bypassesCache = false;

  /** @param folder URL of the index files, with a trailing slash */
  constructor(
    private readonly folder: string,
    private readonly fetcher: typeof fetch = (...args) => fetch(...args),
  ) {}

  /** Loads all pages if `tags` is undefined. Rejects if a file is missing, unreadable or from another build. */
  async load(tags: readonly string[] | undefined): Promise<SearchIndex> {
    const isFresh = this.#manifest === undefined;
    try {
      return await this.#load(tags);
    } catch (error) {
      this.#manifest = undefined;
      this.#pages.clear();
      this.#indexes.clear();
      this.#bypassesCache = true;
      // A deployment since the manifest was loaded may have replaced the files, so retry once.
      if (isFresh) throw error;
      return this.#load(tags);
    }
  }

  async #load(wanted: readonly string[] | undefined): Promise<SearchIndex> {
    const { files, synonyms } = await (this.#manifest ??= this.#readManifest());
    const tags = Object.keys(files).filter((tag) => !wanted || wanted.includes(tag));
    const index = await getOrCreate(this.#indexes, tags.join(), async () => {
      const pages = tags.map((tag) => getOrCreate(this.#pages, tag, () => this.#readPages(files[tag]!, tag)));
      return createSearchIndex((await Promise.all(pages)).flat(), synonyms);
    });
    this.#bypassesCache = false;
    return index;
  }

  async #readManifest(): Promise<SearchManifest> {
    const response = await this.#fetch(manifestName, 'no-cache');
    const manifest = (await response.json()) as SearchManifest;
    if (manifest.schema !== indexSchema) {
      throw new Error(
        `This page reads search indexes with schema ${indexSchema}, but found ${manifest.schema}. Reload the page.`,
      );
    }
    return manifest;
  }

  async #readPages(name: string, tag: string): Promise<IndexedPage[]> {
    // Safe, because the file name changes with its content.
    const response = await this.#fetch(name, 'force-cache');
    return readIndexFile(new Uint8Array(await response.arrayBuffer()), tag);
  }

  async #fetch(name: string, cache: RequestCache): Promise<Response> {
    const response = await this.fetcher(this.folder + name, { cache: this.#bypassesCache ? 'reload' : cache });
    if (!response.ok)
      throw new Error(`Expected to find ${response.url || name}; the server responded with ${response.status}.`);
    return response;
  }
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
