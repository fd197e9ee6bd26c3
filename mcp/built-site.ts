import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { markdownAddress } from '../core/markdown-export/address.ts';
import { readIndexFile } from '../core/search/index-file.ts';
import type { IndexedPage } from '../core/search/index-pages.ts';
import { manifestName, searchFolder, type SearchManifest } from '../core/search/manifest.ts';
import { createSearchIndex, type SearchIndex } from '../core/search/search-index.ts';
import { joinWords, suggest } from '../core/type-table/suggest.ts';
import type { DocVersion } from './doc-versions.ts';
import { ToolError } from './tool-error.ts';

export interface SiteAddress {
  /** Origin of the site, `https://trpc.io`. */
  siteUrl: string;
  /** Path below the origin, with a slash at both ends. */
  baseUrl: string;
}

/** Docusaurus' tag of pages that belong to no version: posts and those that stand alone. */
const unversioned = 'default';

/** What the build of the site has left for machines: the search index and the pages' Markdown twins. */
export class BuiltSite {
  /** Indexes by the names of their files, which change with the content. */
  private readonly indexes = new Map<string, SearchIndex>();

  /**
   * @param folder Absolute path of the built site.
   * @param address What the site was built for.
   */
  constructor(
    private readonly folder: string,
    private readonly address: SiteAddress,
  ) {}

  /**
   * @returns An index of a version's pages, with or without the posts. It is kept until the site is built again.
   * @throws {ToolError} When there is none.
   */
  searchIndex(version: DocVersion, { posts = true } = {}): SearchIndex {
    const manifest = this.readManifest();
    const tags = posts ? [unversioned, version.tag] : [version.tag];
    const names = tags.map((tag) => {
      const name = manifest.files[tag];
      if (name === undefined) throw new ToolError(`The search index has no pages of ${version.label}. ${rebuild}`);
      return name;
    });
    const key = names.join();
    const index =
      this.indexes.get(key) ?? createSearchIndex(names.flatMap((name, i) => this.readIndex(name, tags[i]!)));
    this.indexes.set(key, index);
    return index;
  }

  /**
   * Reads the Markdown of a page.
   *
   * @param page Its address: a path or a full address of the site, with or without fragment, `.md` or `.html`.
   * @returns The page's path below the base path, and its Markdown.
   * @throws {ToolError} When there is no such page; the message names the nearest ones.
   */
  readTwin(page: string): { path: string; markdown: string } {
    const pagePath = this.toPath(page);
    const twins = this.listTwins();
    if (twins.length === 0) throw new ToolError(`The site in ${this.folder} has no pages as Markdown. ${rebuild}`);
    // Addresses of pages are all that is looked up, so no other file can be read.
    const found = twins.find((twin) => twin === pagePath) ?? twins.find((twin) => sameLetters(twin, pagePath));
    if (found === undefined) throw new ToolError(`There is no page ${pagePath}. ${advise(pagePath, twins)}`);
    return { path: found, markdown: this.read(markdownAddress(found)).toString('utf8') };
  }

  private toPath(page: string): string {
    const { siteUrl, baseUrl } = this.address;
    const example = `such as "/docs/quickstart" or "${siteUrl}${baseUrl}docs/quickstart"`;
    let url: URL;
    try {
      url = new URL(page, siteUrl + baseUrl);
    } catch {
      throw new ToolError(`${JSON.stringify(page)} is no address. Send the path or the address of a page, ${example}.`);
    }
    if (url.origin !== siteUrl) {
      throw new ToolError(
        `${url.href} is on another site. Send the path or the address of a page of ${siteUrl}, ${example}.`,
      );
    }
    const below = url.pathname.startsWith(baseUrl) ? url.pathname.slice(baseUrl.length - 1) : url.pathname;
    return markdownAddress(below.replace(/\.md$/, '')).replace(/\.md$/, '');
  }

  /** Paths of all pages that have a twin. */
  private listTwins(): string[] {
    return globSync('**/*.md', { cwd: this.folder })
      .sort()
      .map((file) => `/${file.replace(/\.md$/, '')}`);
  }

  private readManifest(): SearchManifest {
    return JSON.parse(this.read(searchFolder, manifestName).toString('utf8')) as SearchManifest;
  }

  private readIndex(name: string, tag: string): IndexedPage[] {
    const file = this.read(searchFolder, name);
    try {
      return readIndexFile(file, tag);
    } catch (error) {
      throw new ToolError(`The search index ${name} can't be read (${(error as Error).message}). ${rebuild}`);
    }
  }

  private read(...names: string[]): Buffer {
    const file = path.join(this.folder, ...names);
    if (!existsSync(file)) throw new ToolError(`${file} is missing. ${rebuild}`);
    return readFileSync(file);
  }
}

const rebuild =
  'The tools read what the build of the site leaves: run `npm run build` in the repository of the documentation, then call again.';

const sameLetters = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function advise(page: string, known: readonly string[]): string {
  const name = (address: string) => address.slice(address.lastIndexOf('/'));
  const near = suggest(page, known, 3);
  const found = near.length > 0 ? near : known.filter((one) => sameLetters(name(one), name(page)));
  const named = found.slice(0, 3).map((one) => `"${one}"`);
  const advice = 'Find pages with `search`, and send the address that it gives.';
  return named.length > 0 ? `Did you mean ${joinWords(named, 'or')}? ${advice}` : advice;
}
