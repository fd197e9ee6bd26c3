import { load, type CheerioAPI } from 'cheerio';
import { levels, type Level, type PageKind } from './record.ts';

type AnyNode = Parameters<CheerioAPI['contains']>[0];
type Element = Extract<AnyNode, { attribs: object }>;

/** Where things are on the site. */
export interface SitePaths {
  /** Path that the site stands below, with a slash at both ends. */
  baseUrl: string;
  /** Path of the generated API pages below the base, `docs/typedoc`. */
  apiPath: string;
}

/** A page of the built site, cut where its headings are. */
export interface ExtractedPage {
  /** Address without the origin, `/docs/rpc`. */
  path: string;
  kind: PageKind;
  language: string;
  tag: string;
  /** The top-level section that the page belongs to. */
  section: string;
  title: string;
  description: string;
  /** What the sidebar calls the page. */
  label: string;
  parts: PagePart[];
  /** Addresses within the site that the page's text links to, without the fragment. */
  links: string[];
}

/** A heading with what stands below it up to the next, or the page's beginning. */
export interface PagePart {
  /** `lvl1` for the beginning. */
  level: Exclude<Level, 'lvl0'>;
  /** Empty for the beginning. */
  heading: string;
  anchor: string | null;
  blocks: TextBlock[];
}

export interface TextBlock {
  text: string;
  code: boolean;
}

/**
 * Reads a page as the build rendered it: what readers see is what search knows, with panels of tabs that are not open,
 * and without hidden set-up, which never gets into the page.
 *
 * @param path The page's address without the base path.
 * @param html The page's HTML.
 * @returns The page, or undefined when it asks not to be indexed, is no page of Docusaurus', is the page of search
 *   itself, or is a list of posts, which Docusaurus gives tags of their own so that contextual search leaves them out.
 */
export function extractPage(path: string, html: string, site: SitePaths): ExtractedPage | undefined {
  const $ = load(cutPage(html));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content')?.trim();
  if (!meta('generator')?.startsWith('Docusaurus') || /\bnoindex\b/.test(meta('robots') ?? '')) return undefined;

  if ($('html').is('.plugin-blog:not(.blog-post-page)') || $('main form[role=search]').length > 0) return undefined;

  const kind = kindOf($, path, site);
  const text = createTextReader($);
  const reader = createReader($, text);
  // The cards of a generated index repeat the pages that they lead to.
  const isList = $('main .card').length > 0 && $('main .markdown').length === 0;
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
    language: $('html').attr('lang') ?? 'en',
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    section: sectionOf(kind, crumbs),
    title,
    description: meta('description') ?? '',
    label: crumbs.at(-1) ?? '',
    parts: isList ? parts.slice(0, 1).map((part) => ({ ...part, blocks: [] })) : parts,
    links: root && !isList ? linksOf($, root, site) : [],
  };
}

/**
 * Leaves of a page's HTML what {@link extractPage} reads: of its head what it says of itself, of its body the main part.
 * Two builds of the same page leave the same, though the names of their scripts and styles differ. Navbar, sidebar and
 * footer are half of the page, and the end tags that a minified page leaves out ask for a parser that takes its time.
 */
export function cutPage(html: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  const head = html.slice(0, html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>/gs, '');
  return head + html.slice(main, html.lastIndexOf('</main>'));
}

function kindOf($: CheerioAPI, path: string, site: SitePaths): PageKind {
  if (path === `/${site.apiPath}` || path.startsWith(`/${site.apiPath}/`)) return 'api';
  if ($('html').hasClass('plugin-blog')) return 'blog';
  return $('html').hasClass('docs-wrapper') ? 'guide' : 'page';
}

function sectionOf(kind: PageKind, crumbs: string[]): string {
  if (kind === 'api') return 'API reference';
  if (kind === 'blog') return 'Blog';
  if (kind === 'page') return 'Website';
  return crumbs.length > 1 ? crumbs[0]! : 'Documentation';
}

const headings = /^h[1-6]$/;
const blocks =
  /^(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Parts of the page that say nothing of its subject: controls, and what assistive technology leaves out as well. */
const skipped =
  'button, nav, script, style, svg, template, thead, .hash-link, .theme-code-block small, [aria-hidden="true"], .theme-doc-toc-mobile, .theme-doc-version-badge';

/** Elements whose text stands apart from the text before. */
const apart = /^(?:p|li|div|br)$/;

interface TextReader {
  isSkipped: (node: AnyNode) => boolean;
  /** @returns the text of what an element holds, on one line; nothing of no element */
  of: (element: Element | undefined) => string;
}

/** Walks through the nodes: thousands of names and cells are too many for a selector each. */
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
        const caption = $(node).children('figcaption').text();
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

    /** A row that has an id to link to is an entry of its own, with its name for a heading. */
    const visitRow = (row: Element) => {
      const [name, ...cells] = $(row).children().toArray();
      if (!name) return;
      const id = $(name).find('[id]').attr('id') ?? $(row).attr('id');
      const rest = cells.map(text.of).join(' ');
      const before = parts.at(-1)!;
      if (id === undefined) return add(`${text.of(name)} ${rest}`, false);
      startPart('lvl5', text.of($(name).find('code')[0] ?? name), id);
      add(rest, false);
      // What follows belongs to the heading above the table.
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

/** Of the same command for several package managers, which all stand in the page, the first is enough. */
function isRepeatedCommand($: CheerioAPI, figure: Element): boolean {
  const panel = $(figure).closest('[role="tabpanel"][hidden]');
  return panel.length > 0 && panel.find('figure figcaption').length === 0;
}

/** The code with the notes of the compiler below it, each on a line of its own. */
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
