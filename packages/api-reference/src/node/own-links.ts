import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { globSync } from 'tinyglobby';
import { readLibraries } from '@typed-docs/snippets/library';
import { versionOfLibrary } from '@typed-docs/snippets/page-rules';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import { withoutBase } from '@typed-docs/utils/address';
import { digest } from '@typed-docs/utils/cache';
import { findOwnLinks, linkOwnText, resolveOwnLink, type OwnLink, type OwnSite } from '../own-links.ts';
import type { TypeDescriptions } from '../type-table/descriptions.ts';
import type { ApiReferenceSite } from './site.ts';

/** Addresses without the base URL, as `listRedirects` of the package `redirects` takes them. */
export interface SiteAddresses {
  versions: { name: string; root: string; docs: { id: string; path: string }[] }[];
  pages: ReadonlySet<string>;
}

export type ListRedirects = (site: SiteAddresses) => readonly { from: string; to: string }[];

interface LoadedSite extends OwnSite {
  baseUrl: string;
  /** Root of a version by label. */
  labels: ReadonlyMap<string, string>;
  /** Absolute paths of sources by address. */
  sources: ReadonlyMap<string, string>;
}

/** Links in comments of packages to the published site. Until the content is loaded, there are none. */
export class OwnLinks {
  private loaded: LoadedSite | undefined;
  private readonly headings = new Map<string, Promise<ReadonlyMap<string, string | undefined>>>();
  private readonly byLibrary = new Map<string, Map<string, OwnLink>>();
  private fingerprinted = '';

  constructor(
    private readonly site: Pick<ApiReferenceSite, 'ownLinks'>,
    private readonly snippets: SnippetsSite,
    private readonly listRedirects: ListRedirects | undefined,
  ) {}

  /**
   * Resolves the links in the comments of all packages.
   *
   * @returns a problem for each that leads nowhere
   */
  async load(
    contents: readonly DocsContent[],
    { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
    descriptions: TypeDescriptions,
  ): Promise<string[]> {
    if (!this.site.ownLinks) return [];
    this.loaded = this.readSite(contents, siteDir, baseUrl);
    this.headings.clear();
    const problems: string[] = [];
    const resolved: unknown[] = [];
    for (const [library, urls] of this.listLinks(descriptions)) {
      const found = new Map<string, OwnLink>();
      this.byLibrary.set(library, found);
      for (const [url, file] of urls) {
        const link = await this.resolve(url, library);
        if (link) found.set(url, link);
        if (link === null) problems.push(explain(url, library, file));
        resolved.push([library, url, link ?? null]);
      }
    }
    this.fingerprinted = digest(baseUrl, resolved);
    return problems;
  }

  /** Cache key for the links of all pages. */
  fingerprint(): string {
    return this.fingerprinted;
  }

  get baseUrl(): string {
    return this.loaded?.baseUrl ?? '/';
  }

  /** Replaces links in the Markdown of a comment in the declarations of a library. */
  inComment(text: string, library: string): string {
    const links = this.byLibrary.get(library);
    return links ? linkOwnText(text, links, this.site.ownLinks!) : text;
  }

  /** @returns the URLs that lead to a page of this site */
  async ofLibrary(library: string, urls: readonly string[]): Promise<Map<string, OwnLink>> {
    const found = new Map<string, OwnLink>();
    for (const url of urls) {
      const link = await this.resolve(url, library);
      if (link) found.set(url, link);
    }
    return found;
  }

  /** A heading that no longer exists is omitted; the text of one that exists is added to the title. */
  private async resolve(url: string, library: string): Promise<OwnLink | undefined | null> {
    const { loaded } = this;
    if (!loaded || !this.site.ownLinks) return undefined;
    const root = loaded.labels.get(versionOfLibrary(library, this.snippets));
    // The site has no docs of this library's version.
    if (root === undefined) return undefined;
    const link = resolveOwnLink(url, root, this.site.ownLinks, loaded);
    const [page = '', id] = link?.address.split('#') ?? [];
    if (!link || id === undefined) return link;
    const source = loaded.sources.get(page);
    if (source === undefined) return link;
    const headings = await this.headingsOf(source);
    const heading = headings.get(decodeURIComponent(id));
    if (heading === undefined) return { ...link, address: headings.has(decodeURIComponent(id)) ? link.address : page };
    return { ...link, title: [link.title, heading].filter(Boolean).join(': ') };
  }

  private headingsOf(source: string): Promise<ReadonlyMap<string, string | undefined>> {
    const known = this.headings.get(source) ?? readHeadings(source);
    this.headings.set(source, known);
    return known;
  }

  private readSite(contents: readonly DocsContent[], siteDir: string, baseUrl: string): LoadedSite {
    const versions = contents.flatMap(({ loadedVersions }) => loadedVersions);
    const addressOf = (permalink: string) => withoutBase(permalink, baseUrl);
    const docs = versions.flatMap((version) => version.docs);
    const roots = versions.map((version) => addressOf(version.path));
    const isInDocs = (address: string) => roots.some((root) => address === root || address.startsWith(`${root}/`));
    const pages = new Map<string, string | undefined>([
      ...this.site
        .ownLinks!.pages.filter((address) => !isInDocs(address))
        .map((address) => [address, undefined] as const),
      ...docs.map(({ permalink, title }) => [addressOf(permalink), title] as const),
    ]);
    const redirects = this.listRedirects?.({
      versions: versions.map((version) => ({
        name: version.versionName,
        root: addressOf(version.path),
        docs: version.docs.map(({ id, permalink }) => ({ id, path: addressOf(permalink) })),
      })),
      pages: new Set(pages.keys()),
    });
    return {
      baseUrl,
      pages,
      redirects: new Map(redirects?.map(({ from, to }) => [from, to])),
      roots,
      labels: new Map(versions.map((version) => [version.label, addressOf(version.path)])),
      sources: new Map(docs.map(({ permalink, source }) => [addressOf(permalink), source.replace('@site', siteDir)])),
    };
  }

  /** By library, a file that contains the link by URL. */
  private listLinks(descriptions: TypeDescriptions): Map<string, Map<string, string>> {
    const rules = this.site.ownLinks!;
    return new Map(
      [...readLibraries(this.snippets)].map(([library, { root, packages }]) => {
        const cwd = join(root, 'node_modules');
        const patterns = [...packages.keys()].map((name) => `${name}/**/*.d.{ts,mts,cts}`);
        const files = globSync(patterns, { cwd, ignore: '*/**/node_modules/**' }).sort();
        const links = files.flatMap((file) =>
          findOwnLinks(readFileSync(join(cwd, file), 'utf8'), rules).map((url) => [url, file] as const),
        );
        const described = findOwnLinks(JSON.stringify(descriptions[library] ?? {}), rules);
        return [library, new Map([...links, ...described.map((url) => [url, 'the descriptions'] as const)])];
      }),
    );
  }
}

function explain(url: string, library: string, file: string): string {
  const { pathname } = new URL(url);
  return (
    `library ${library}, ${file}: ${url} - expected a page of this site or a redirect; found neither. ` +
    `Add a redirect from ${pathname}, or a row for it to "ownLinks.moved" of createApiReference.`
  );
}

/** Ids of a page, and the text of the heading that each belongs to or is above, if there is one. */
async function readHeadings(source: string): Promise<ReadonlyMap<string, string | undefined>> {
  const { parsePage } = await import('@typed-docs/content-check/parse-page');
  const text = readFileSync(source, 'utf8');
  const lines = text.split('\n');
  return new Map(parsePage(text).ids.map(({ id, line }) => [id, findHeading(lines.slice(line - 1))]));
}

function findHeading(lines: readonly string[]): string | undefined {
  const [next] = lines.filter((line) => !/^\s*(?:<a id="[^"]*"><\/a>\s*)*$/.test(line));
  const [, heading] = /^\s*#+\s+(.*)$/.exec(next ?? '') ?? [];
  const plain = heading
    ?.replace(/\{\/\*.*?\*\/\}|<[^>]*>|`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
  return plain || undefined;
}
