import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutBase } from '../../core/content/address.ts';
import { listName, twinAddress } from '../../core/markdown-twins/address.ts';
import {
  writeLlmsFullTxt,
  writeLlmsTxt,
  type ListIntroduction,
  type PageSection,
} from '../../core/markdown-twins/llms.ts';
import { readCanonical, writeTwin } from '../../core/markdown-twins/twin.ts';
import { readPage } from '../shared/read-page.ts';
import type { PageGroup, TwinPage, VersionPages } from './collect-pages.ts';
import { PageConverter } from './page-converter.ts';

export interface TwinRequest {
  /** All pages that get a twin. */
  pages: { versions: VersionPages[]; posts: TwinPage[] };
  /** What the site's configuration says. */
  site: { title: string; tagline: string; url: string; baseUrl: string };
  /** The folder of the built site. */
  outDir: string;
  /** Absolute path of where Markdown is kept between builds. */
  cacheFolder: string;
}

/**
 * Writes the twins of all pages, and the lists of them.
 *
 * @returns how many twins
 * @throws When a page is missing from the build, or holds no content that is known.
 */
export function writeTwins(request: TwinRequest): number {
  const site = new TwinSite(request);
  const { versions, posts } = request.pages;
  let count = 0;
  for (const version of versions) {
    for (const page of version.unlisted) site.writeTwin(page);
    const groups = version.isLast ? [...version.groups, { title: 'Blog', pages: posts }] : version.groups;
    site.writeLists(version, groups, versions);
    count += version.unlisted.length + groups.flatMap(({ pages }) => pages).length;
  }
  return count;
}

/** Writes into the folder of a built site. */
class TwinSite {
  private readonly site: TwinRequest['site'];
  private readonly outDir: string;
  private readonly converter: PageConverter;

  constructor({ site, outDir, cacheFolder }: TwinRequest) {
    this.site = site;
    this.outDir = outDir;
    this.converter = new PageConverter(cacheFolder);
  }

  /** @returns the page's Markdown */
  writeTwin({ permalink, ...header }: TwinPage): string {
    const html = readPage(this.outDir, withoutBase(permalink, this.site.baseUrl));
    if (html === undefined) {
      throw new Error(
        `markdown-twins: ${permalink} is a page of the docs or the blog, but ${this.outDir} holds no HTML file for it, as ` +
          `"docusaurus build" writes for every page. Look for a plugin that removes or renames it after the build.`,
      );
    }
    const canonical = this.absolute(permalink).replace(/\/$/, '');
    const markdown = this.converter.convert(html, canonical);
    const listed = readCanonical(html)?.replace(/\/$/, '');
    const current = listed === canonical ? undefined : listed;
    const twin = writeTwin({ ...header, canonical, ...(current && { current }) }, markdown);
    this.write(this.relative(twinAddress(permalink)), twin);
    return twin;
  }

  /** Writes the twins of a version's pages, and the two lists of them. */
  writeLists(version: VersionPages, groups: readonly PageGroup[], all: readonly VersionPages[]): void {
    const name = listName(version);
    const twins: string[] = [];
    for (const page of groups.flatMap((group) => group.pages)) twins.push(this.writeTwin(page));
    const introduction = this.introduce(version, all);
    const sections = [...groups.map((group) => this.listGroup(group)), this.listOthers(version, all)];
    this.write(`${name}.txt`, writeLlmsTxt(introduction, sections));
    this.write(`${name}-full.txt`, writeLlmsFullTxt(introduction, twins));
  }

  private introduce(version: VersionPages, all: readonly VersionPages[]): ListIntroduction {
    const { title, tagline } = this.site;
    const { label, isMaintained } = version;
    const last = all.find(({ isLast }) => isLast) ?? version;
    const state = isMaintained ? '' : ', which is no longer maintained';
    const advice =
      last === version
        ? []
        : [`The current version is ${last.label}; its pages are listed in ${this.listUrl(last)}. Don't mix the two.`];
    return {
      title: `${title} ${label}`,
      summary: `${tagline}.`,
      notes: [
        `This is the documentation of ${title} ${label}${state}. Each page is here as Markdown; the same address without \`.md\` ` +
          `is the page that people read. All pages in one file: ${this.listUrl(version, '-full')}.`,
        ...advice,
      ],
    };
  }

  private listGroup({ title, pages }: PageGroup): PageSection {
    return {
      title,
      pages: pages.map((page) => ({
        title: page.title,
        url: this.absolute(twinAddress(page.permalink)),
        ...(page.description && { description: page.description }),
      })),
    };
  }

  /** The other versions. "Optional" is the format's word for what may be left out. */
  private listOthers(version: VersionPages, all: readonly VersionPages[]): PageSection {
    return {
      title: 'Optional',
      pages: all
        .filter((other) => other !== version)
        .map((other) => ({
          title: `${this.site.title} ${other.label}`,
          url: this.listUrl(other),
          description: `The pages of ${other.isLast ? 'the current version' : 'an older version'}.`,
        })),
    };
  }

  private listUrl(version: VersionPages, suffix = ''): string {
    return this.absolute(`${this.site.baseUrl}${listName(version)}${suffix}.txt`);
  }

  private absolute(address: string): string {
    return `${this.site.url}${address}`;
  }

  /** An address below the base path. */
  private relative(address: string): string {
    return address.slice(this.site.baseUrl.length);
  }

  private write(file: string, content: string): void {
    const target = path.join(this.outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
