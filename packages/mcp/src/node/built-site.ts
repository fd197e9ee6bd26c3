import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { indexFile, type IndexedError } from '@typed-docs/error-index/index-data';
import { markdownAddress } from '@typed-docs/markdown-export/address';
import { readIndexFile } from '@typed-docs/search/index-file';
import type { IndexedPage } from '@typed-docs/search/index-pages';
import { manifestName, searchFolder, type SearchManifest } from '@typed-docs/search/manifest';
import { createSearchIndex, type SearchIndex } from '@typed-docs/search/search-index';
import { joinWords, suggest } from '@typed-docs/utils/suggest';
import type { DocVersion } from './documented-library.ts';
import { ToolError } from './tool-error.ts';

export interface SiteAddress {
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** Docusaurus' search tag of posts and standalone pages. */
const unversioned = 'default';

export class BuiltSite {
  /** Keyed by file names, which change with the content. */
  private readonly indexes = new Map<string, SearchIndex>();

  constructor(
    private readonly folder: string,
    private readonly address: SiteAddress,
  ) {}

  /** @throws {ToolError} when the version has no index */
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
      this.indexes.get(key) ??
      createSearchIndex(
        names.flatMap((name, i) => this.readIndex(name, tags[i]!)),
        manifest.synonyms,
      );
    this.indexes.set(key, index);
    return index;
  }

  /** @throws {ToolError} when there is no such page; the message names similar ones */
  readMarkdownPage(page: string): { path: string; markdown: string } {
    const pagePath = this.toPath(page);
    const pages = this.listMarkdownPages();
    if (pages.length === 0) throw new ToolError(`The site in ${this.folder} has no pages as Markdown. ${rebuild}`);
    // Only listed pages are read, so the argument can't point to any other file.
    const found = pages.find((path) => path === pagePath) ?? pages.find((path) => sameLetters(path, pagePath));
    if (found === undefined) throw new ToolError(`There is no page ${pagePath}. ${advise(pagePath, pages)}`);
    return { path: found, markdown: this.read(markdownAddress(found)).toString('utf8') };
  }

  /** Entries of the list of errors; none if the site has no such list. */
  readErrors(): IndexedError[] {
    return existsSync(path.join(this.folder, indexFile))
      ? (JSON.parse(this.read(indexFile).toString('utf8')) as IndexedError[])
      : [];
  }

  /** Absolute URL of a page. @param address without the base path */
  urlOf(address: string): string {
    const { siteUrl, baseUrl } = this.address;
    return siteUrl + baseUrl.slice(0, -1) + address;
  }

  private toPath(page: string): string {
    const { siteUrl, baseUrl } = this.address;
    const example = `such as "/docs/quickstart" or "${siteUrl}${baseUrl}docs/quickstart"`;
    let url: URL;
    try {
      url = new URL(page, siteUrl + baseUrl);
    } catch {
      throw new ToolError(
        `${JSON.stringify(page)} is not an address. Send the path or the address of a page, ${example}.`,
      );
    }
    if (url.origin !== siteUrl) {
      throw new ToolError(
        `${url.href} is on another site. Send the path or the address of a page of ${siteUrl}, ${example}.`,
      );
    }
    const below = url.pathname.startsWith(baseUrl) ? url.pathname.slice(baseUrl.length - 1) : url.pathname;
    return markdownAddress(below.replace(/\.md$/, '')).replace(/\.md$/, '');
  }

  private listMarkdownPages(): string[] {
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

const rebuild = 'The tools read the built site: run `npm run build` in the documentation repository, then call again.';

const sameLetters = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function advise(page: string, known: readonly string[]): string {
  const name = (address: string) => address.slice(address.lastIndexOf('/'));
  const near = suggest(page, known, 3);
  const found = near.length > 0 ? near : known.filter((one) => sameLetters(name(one), name(page)));
  const named = found.slice(0, 3).map((one) => `"${one}"`);
  const advice = 'Find pages with `search`, and send the address that it returns.';
  return named.length > 0 ? `Did you mean ${joinWords(named, 'or')}? ${advice}` : advice;
}
