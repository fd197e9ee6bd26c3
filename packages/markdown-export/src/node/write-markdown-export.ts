import path from 'node:path';
import { withoutBase, withoutSlash } from '@typed-docs/utils/address';
import { listName, markdownAddress } from '../address.ts';
import { addFrontMatter } from '../front-matter.ts';
import { writeLlmsFullTxt, writeLlmsTxt, type ListIntroduction } from '../llms.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import type { ExportedPage, ExportedPages, VersionPages } from './collect-pages.ts';

export interface ExportSite {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  outDir: string;
}

interface BuiltPage {
  address: string;
  canonical: string | undefined;
  markdown: string | undefined;
}

/**
 * Writes docs and posts as Markdown, and lists of them for language models (https://llmstxt.org): `/llms.txt` for the
 * current version and `/llms-<version>.txt` for the others. Files with `-full` in the name contain all pages.
 */
export function writeMarkdownExport(
  { versions, posts, pages }: ExportedPages,
  built: readonly BuiltPage[],
  site: ExportSite,
): void {
  const builtByAddress = new Map(built.map((page) => [page.address, page]));
  const write = (file: string, content: string) => writeFileAtomically(path.join(site.outDir, file), content);
  const texts = new Map(pages.map((page) => [page, toText(page, builtByAddress, site)]));
  for (const [{ permalink }, text] of texts) write(withoutBase(markdownAddress(permalink), site.baseUrl), text);
  for (const version of versions) {
    const groups = version.isLast ? [...version.groups, { title: 'Blog', pages: posts }] : version.groups;
    const introduction = introduce(version, versions, site);
    const sections = groups.map((group) => ({
      title: group.title,
      pages: group.pages.map(({ title, description, permalink }) => ({
        title,
        description,
        url: site.url + markdownAddress(permalink),
      })),
    }));
    write(`${listName(version)}.txt`, writeLlmsTxt(introduction, [...sections, listOthers(version, versions, site)]));
    const full = groups.flatMap((group) => group.pages.map((page) => texts.get(page)!));
    write(`${listName(version)}-full.txt`, writeLlmsFullTxt(introduction, full));
  }
}

function toText(
  { permalink, ...header }: ExportedPage,
  built: ReadonlyMap<string, BuiltPage>,
  { url, baseUrl }: ExportSite,
): string {
  const page = built.get(withoutBase(permalink, baseUrl));
  if (page?.markdown === undefined) {
    throw new Error(`markdown-export: ${permalink} is a doc or a post, but the build has no such page.`);
  }
  const canonical = url + withoutSlash(permalink);
  const listed = page.canonical && withoutSlash(page.canonical);
  return addFrontMatter({ ...header, canonical, ...(listed !== canonical && { current: listed }) }, page.markdown);
}

function introduce(version: VersionPages, all: readonly VersionPages[], site: ExportSite): ListIntroduction {
  const { label, isMaintained } = version;
  const last = all.find(({ isLast }) => isLast) ?? version;
  const state = isMaintained ? '' : ', which is no longer maintained';
  return {
    title: `${site.title} ${label}`,
    summary: `${site.tagline}.`,
    notes: [
      `This is the documentation of ${site.title} ${label}${state}. Each page is here as Markdown; the same address without \`.md\` ` +
        `is the page that people read. All pages in one file: ${listUrl(version, site, '-full')}.`,
      ...(last === version
        ? []
        : [`The current version is ${last.label}; its pages are listed in ${listUrl(last, site)}. Don't mix the two.`]),
    ],
  };
}

/** In llms.txt, the section "Optional" may be skipped. */
function listOthers(version: VersionPages, all: readonly VersionPages[], site: ExportSite) {
  const others = all.filter((other) => other !== version);
  return {
    title: 'Optional',
    pages: others.map((other) => ({
      title: `${site.title} ${other.label}`,
      url: listUrl(other, site),
      description: `The pages of ${other.isLast ? 'the current version' : 'an older version'}.`,
    })),
  };
}

function listUrl(version: VersionPages, { url, baseUrl }: ExportSite, suffix = ''): string {
  return `${url}${baseUrl}${listName(version)}${suffix}.txt`;
}
