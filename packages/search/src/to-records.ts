import type { ExtractedPage, PagePart } from './extract-page.ts';
import { escapeText, levels, type Hierarchy, type SearchRecord } from './record.ts';

/** In characters. Algolia rejects records of more than 10 kB. */
const maxLength = 4000;

export function toRecords(pages: ExtractedPage[], siteUrl: string): SearchRecord[] {
  const ranks = countLinks(pages);
  return pages.flatMap((page) => recordsOfPage(page, siteUrl, ranks.get(page.path) ?? 0));
}

function countLinks(pages: ExtractedPage[]): Map<string, number> {
  // Guides refer to the errors that they run into, whatever their weight.
  const tags = new Map(pages.filter(({ kind }) => kind !== 'error').map(({ path, tag }) => [path, tag]));
  const counts = new Map<string, number>();
  for (const { path, tag, links } of pages) {
    for (const link of links) {
      if (link !== path && tags.get(link) === tag) counts.set(link, (counts.get(link) ?? 0) + 1);
    }
  }
  return counts;
}

function recordsOfPage(page: ExtractedPage, siteUrl: string, pageRank: number): SearchRecord[] {
  const records: SearchRecord[] = [];
  const pageUrl = siteUrl + page.path;
  const hierarchy: Hierarchy = {
    lvl0: escapeText(page.section),
    lvl1: escapeText(page.title),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const ids = new Map<string, number>();
  const add = (part: PagePart, type: SearchRecord['type'], content: string | null, code: boolean) => {
    const url = part.anchor === null ? pageUrl : `${pageUrl}#${part.anchor}`;
    const count = ids.get(url) ?? 0;
    ids.set(url, count + 1);
    records.push({
      objectID: `${new URL(pageUrl).pathname}#${part.anchor ?? ''}-${count}`,
      type,
      url,
      url_without_anchor: pageUrl,
      anchor: part.anchor,
      hierarchy: { ...hierarchy },
      label: escapeText(page.label),
      content: content === null ? null : escapeText(content),
      code,
      language: page.language,
      docusaurus_tag: page.tag,
      kind: page.kind,
      weight: { pageRank, level: type === 'content' ? 0 : 110 - 10 * Number(type[3]), position: 0 },
    });
  };

  for (const part of page.parts) {
    const first = !records.some(({ anchor }) => anchor === part.anchor);
    for (const level of levels.slice(levels.indexOf(part.level))) hierarchy[level as 'lvl2'] = null;
    hierarchy[part.level as 'lvl2'] = escapeText(part.heading);
    if (first) add(part, part.level, part.level === 'lvl1' ? page.description : null, false);
    for (const { text, code } of mergeText(part.blocks)) add(part, 'content', text, code);
  }
  records.forEach((record, index) => (record.weight.position = records.length - index));
  return records;
}

function mergeText(blocks: PagePart['blocks']): PagePart['blocks'] {
  const merged: PagePart['blocks'] = [];
  for (const { text, code } of blocks) {
    const last = merged.at(-1);
    if (last && !code && !last.code && last.text.length + text.length < maxLength) last.text += ` ${text}`;
    else merged.push(...cut(text).map((piece) => ({ text: piece, code })));
  }
  return merged;
}

function cut(text: string): string[] {
  if (text.length <= maxLength) return [text];
  const end = Math.max(text.lastIndexOf('\n', maxLength), text.lastIndexOf(' ', maxLength), 1);
  return [text.slice(0, end), ...cut(text.slice(end).trimStart())];
}
