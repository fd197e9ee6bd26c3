import { load, type CheerioAPI } from 'cheerio';
import { levels, type Level, type PageKind } from './record.ts';

type AnyNode = Parameters<CheerioAPI['contains']>[0];
type Element = Extract<AnyNode, { attribs: object }>;

export interface SitePaths {
  baseUrl: string;
  /** Path of a generated API reference below the base path, such as `docs/api`. */
  apiPath?: string;
  /** Path of a list of errors below the base path, such as `docs/errors`, and of a page for each below it. */
  errorsPath?: string;
}

export interface ExtractedPage {
  /** Without the origin and base path, `/docs/rpc`. */
  path: string;
  kind: PageKind;
  language: string;
  tag: string;
  section: string;
  title: string;
  description: string;
  label: string;
  parts: PagePart[];
  links: string[];
}

/** A heading with the text up to the next one, or the beginning of the page. */
export interface PagePart {
  level: Exclude<Level, 'lvl0'>;
  heading: string;
  anchor: string | null;
  blocks: TextBlock[];
}

export interface TextBlock {
  text: string;
  code: boolean;
}

/**
 * Includes the panels of inactive tabs.
 *
 * @returns undefined for pages that should not be found: `noindex` pages, pages that Docusaurus did not render, the
 *   search page, and lists of posts
 */
export function extractPage(path: string, html: string, site: SitePaths): ExtractedPage | undefined {
  const $ = load(cutPage(html));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content')?.trim();
  if (!meta('generator')?.startsWith('Docusaurus') || /\bnoindex\b/.test(meta('robots') ?? '')) return undefined;

  if ($('html').is('.plugin-blog:not(.blog-post-page)') || $('main form[role=search]').length > 0) return undefined;

  const kind = kindOf($, path, site);
  const text = createTextReader($);
  const reader = createReader($, text);
  // The cards of a generated index repeat the pages that they link to.
  const isList = ($('main .card').length > 0 && $('main .markdown').length === 0) || path === `/${site.errorsPath}`;
  const root = $('main .markdown').first()[0] ?? $('main')[0];
  const title = text.of($('main h1')[0]) || ($('title').text().split(' | ')[0] ?? '');
  const parts = root ? reader(root, title) : [];
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map((crumb) => text.of(crumb))
    .filter(Boolean);
  return {
    path,
    kind,
    // The locale that Docusaurus filters by; `lang` may be more precise.
    language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    section: sectionOf(kind, crumbs),
    title,
    description: meta('description') ?? '',
    label: crumbs.at(-1) ?? '',
    parts: isList
      ? parts.slice(0, 1).map((part) => ({ ...part, blocks: [] }))
      : kind === 'error'
        ? firstAsText(parts)
        : parts,
    links: root && !isList ? linksOf($, root, site) : [],
  };
}

/** Halves the parsing time, and keeps the cache key stable when only names of scripts and styles change. */
export function cutPage(html: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  const head = html.slice(0, html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>/gs, '');
  return head + html.slice(main, html.lastIndexOf('</main>'));
}

function kindOf($: CheerioAPI, path: string, site: SitePaths): PageKind {
  if (isBelow(path, site.apiPath)) return 'api';
  if (isBelow(path, site.errorsPath) && path !== `/${site.errorsPath}`) return 'error';
  if ($('html').hasClass('plugin-blog')) return 'blog';
  return $('html').hasClass('docs-wrapper') ? 'guide' : 'page';
}

const isBelow = (path: string, folder: string | undefined): boolean =>
  folder !== undefined && (path === `/${folder}` || path.startsWith(`/${folder}/`));

/** An error has one record: its messages, facts and lead. People search it by its message, which is code elsewhere. */
function firstAsText(parts: readonly PagePart[]): PagePart[] {
  return parts.slice(0, 1).map((part) => ({
    ...part,
    blocks: [{ text: part.blocks.map(({ text }) => text).join(' '), code: false }],
  }));
}

function sectionOf(kind: PageKind, crumbs: string[]): string {
  if (kind === 'api') return 'API reference';
  if (kind === 'error') return 'Errors';
  if (kind === 'blog') return 'Blog';
  if (kind === 'page') return 'Website';
  return crumbs.length > 1 ? crumbs[0]! : 'Documentation';
}

const headings = /^h[1-6]$/;
const blocks =
  /^(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Controls, elements hidden from assistive technology, and content that repeats other content in another layout. */
const skipped =
  'button, form, nav, script, style, svg, template, thead, .hash-link, .theme-code-block small, .theme-code-proof, [aria-hidden="true"], [data-repeats], .theme-doc-toc-mobile, .theme-doc-version-badge';

const apart = /^(?:p|li|div|br)$/;

interface TextReader {
  isSkipped: (node: AnyNode) => boolean;
  of: (element: Element | undefined) => string;
}

/** Walks through the nodes, because running a selector on thousands of table cells is slow. */
function createTextReader($: CheerioAPI): TextReader {
  const left = new Set<AnyNode>($(skipped).toArray());
  const read = (node: AnyNode): string => {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag' || left.has(node)) return '';
    return `${apart.test(node.name) ? ' ' : ''}${node.children.map(read).join('')}`;
  };
  return {
    isSkipped: (node) => left.has(node),
    of: (element) => squeeze(element?.children.map(read).join('') ?? ''),
  };
}

function createReader($: CheerioAPI, text: TextReader) {
  return (root: Element, title: string): PagePart[] => {
    const parts: PagePart[] = [{ level: 'lvl1', heading: title, anchor: null, blocks: [] }];
    let line = '';

    const add = (text: string, code: boolean) => {
      const clean = code ? text.trim() : squeeze(text);
      if (clean !== '') parts.at(-1)!.blocks.push({ text: clean, code });
    };
    const flush = () => {
      add(line, false);
      line = '';
    };

    const visit = (node: AnyNode): void => {
      if (node.type === 'text') line += node.data;
      if (node.type !== 'tag' || text.isSkipped(node)) return;
      if (headings.test(node.name)) {
        flush();
        const level = levels[Number(node.name[1])]! as PagePart['level'];
        if (level !== 'lvl1') startPart(level, text.of(node), node.attribs.id ?? null);
      } else if (node.name === 'figure' && / ?theme-code-block/.test(node.attribs.class ?? '')) {
        flush();
        if (isRepeatedCommand($, node)) return;
        // Excludes the mark of excerpts.
        const caption = $(node).children('figcaption').contents().not('em').text().trim();
        add(`${caption}\n${codeOf($, node)}`, true);
      } else if (node.name === 'pre') {
        flush();
        add($(node).text(), true);
      } else if (node.name === 'tr') {
        flush();
        visitRow(node);
      } else if (blocks.test(node.name)) {
        flush();
        node.children.forEach(visit);
        flush();
      } else {
        if (node.name === 'br') line += ' ';
        node.children.forEach(visit);
      }
    };

    const visitRow = (row: Element) => {
      const [name, ...cells] = $(row).children().toArray();
      if (!name) return;
      const id = $(name).find('[id]').attr('id') ?? $(row).attr('id');
      const rest = cells.map(text.of).join(' ');
      const before = parts.at(-1)!;
      if (id === undefined) return add(`${text.of(name)} ${rest}`, false);
      startPart('lvl5', text.of($(name).find('code')[0] ?? name), id);
      add(rest, false);
      // Text after the table belongs to the heading above it.
      parts.push({ ...before, blocks: [] });
    };

    const startPart = (level: PagePart['level'], heading: string, anchor: string | null) => {
      parts.push({ level, heading, anchor, blocks: [] });
    };

    visit(root);
    flush();
    return parts;
  };
}

/** Whether a code block repeats a command for another package manager. */
function isRepeatedCommand($: CheerioAPI, figure: Element): boolean {
  const panel = $(figure).closest('[role="tabpanel"][hidden]');
  return panel.length > 0 && panel.find('figure figcaption').length === 0;
}

function codeOf($: CheerioAPI, figure: Element): string {
  const code = $(figure).find('pre code').first().clone();
  code.find('.note').each((_, note) => void $(note).prepend('\n'));
  return code.text();
}

function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

function linksOf($: CheerioAPI, root: Element, site: SitePaths): string[] {
  const found = new Set<string>();
  $(root)
    .find('a[href^="/"]')
    .each((_, link) => {
      const [address] = $(link).attr('href')!.split(/[?#]/);
      if (address!.startsWith(site.baseUrl)) found.add(`/${address!.slice(site.baseUrl.length)}`);
    });
  return [...found];
}
