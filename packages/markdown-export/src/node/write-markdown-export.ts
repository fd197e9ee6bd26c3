import path from 'node:path';
import { withoutBase, withoutSlash } from '@typed-docs/utils/address';
import { listName, markdownAddress } from '../address.ts';
import { addFrontMatter } from '../front-matter.ts';
import { writeLlmsFullTxt, writeLlmsTxt, type ListIntroduction } from '../llms.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import type { ConvertedPage } from './convert-page.worker.ts';
import type { ExportedPage, ExportedPages, VersionPages } from './collect-pages.ts';

export interface ExportSite {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  outDir: string;
}

/**
 * Writes docs and posts as Markdown, and lists of them for language models (https://llmstxt.org): `/llms.txt` for the
 * current version and `/llms-<version>.txt` for the others. Files with `-full` in the name contain all pages.
 */
export function writeMarkdownExport(
  { versions, posts, pages }: ExportedPages,
  built: readonly ConvertedPage[],
  site: ExportSite,
): void {
  const builtByAddress = new Map(built.map((page) => [page.address, page]));
  const write = (file: string, content: string) => writeFileAtomically(path.join(site.outDir, file), content);
  const texts = new Map(pages.map((page) => [page, toText(page, builtByAddress, site)]));
  const addressOf = ({ permalink }: ExportedPage) => markdownAddress(withoutBase(permalink, site.baseUrl));
  for (const [page, text] of texts) write(addressOf(page), text);
  for (const version of versions) {
    const groups = version.isLast ? [...version.groups, { title: 'Blog', pages: posts }] : version.groups;
    const introduction = introduce(version, versions, site);
    const sections = groups.map((group) => ({
      title: group.title,
      pages: group.pages.map((page) => ({
        title: page.title,
        description: page.description,
        url: site.url + site.baseUrl.slice(0, -1) + addressOf(page),
      })),
    }));
    write(`${listName(version)}.txt`, writeLlmsTxt(introduction, [...sections, listOthers(version, versions, site)]));
    const full = groups.flatMap((group) => group.pages.map((page) => texts.get(page)!));
    write(`${listName(version)}-full.txt`, writeLlmsFullTxt(introduction, full));
  }
}

function toText(
  { permalink, ...header }: ExportedPage,
  built: ReadonlyMap<string, ConvertedPage>,
  { url, baseUrl }: ExportSite,
): string {
  const page = built.get(withoutBase(permalink, baseUrl))!;
  const canonical = url + withoutSlash(permalink);
  const listed = page.canonical && withoutSlash(page.canonical);
  return addFrontMatter({ ...header, canonical, ...(listed !== canonical && { current: listed }) }, page.markdown);
}

function introduce(version: VersionPages, all: readonly VersionPages[], site: ExportSite): ListIntroduction {
  const { isMaintained } = version;
  const name = nameOf(version, site);
  const last = all.find(({ isLast }) => isLast) ?? version;
  const state = isMaintained ? '' : ', which is no longer maintained';
  return {
    title: name,
    summary: site.tagline && `${site.tagline}.`,
    notes: [
      `This is the documentation of ${name}${state}. Each page is here as Markdown; the same address without \`.md\` ` +
        `is the page for people. All pages in one file: ${listUrl(version, site, '-full')}.`,
      ...(last === version
        ? []
        : [
            `The current version is ${last.label}; its pages are listed in ${listUrl(last, site)}. Don't mix the two versions.`,
          ]),
    ],
  };
}

/** In llms.txt, the section "Optional" may be skipped. */
function listOthers(version: VersionPages, all: readonly VersionPages[], site: ExportSite) {
  const others = all.filter((other) => other !== version);
  return {
    title: 'Optional',
    pages: others.map((other) => ({
      title: nameOf(other, site),
      url: listUrl(other, site),
      description: `Pages of ${other.isLast ? 'the current version' : 'an older version'}.`,
    })),
  };
}

function nameOf({ label }: VersionPages, { title }: ExportSite): string {
  return label === undefined ? title : `${title} ${label}`;
}

function listUrl(version: VersionPages, { url, baseUrl }: ExportSite, suffix = ''): string {
  return `${url}${baseUrl}${listName(version)}${suffix}.txt`;
}
