import type { DocBlock, DocSpan } from '@typed-docs/snippets/samples/doc-text';

/** Rules for links to the published site, which comments of packages contain. */
export interface OwnLinkRules {
  /** Origin of the published site, without a path. */
  origin: string;
  /** Replacements of prefixes, with `#heading`. */
  moved: Readonly<Record<string, string>>;
}

/** The site that is built. Addresses are without the base URL. */
export interface OwnSite {
  /** Titles of pages by address; undefined if unknown. */
  pages: ReadonlyMap<string, string | undefined>;
  redirects: ReadonlyMap<string, string>;
  /** Addresses that versions of the docs are below. */
  roots: readonly string[];
}

export interface OwnLink {
  /** Without the base URL. It may have a hash whose id the page lacks. */
  address: string;
  /** Title of the page, or with the heading: `Context: Create the context`. */
  title?: string;
}

/** Finds the links to the published site in the text of comments. */
export function findOwnLinks(text: string, { origin }: Pick<OwnLinkRules, 'origin'>): string[] {
  const host = new URL(origin).host.replaceAll('.', '\\.');
  const pattern = new RegExp(`https?://(?:www\\.)?${host}(?![\\w.-])[^\\s<>)\\]}"'\`*|\\\\]*`, 'g');
  return [...new Set(Array.from(text.matchAll(pattern), ([url]) => url.replace(/[.,;:]+$/, '')))];
}

/**
 * Resolves a link to a page of the version whose packages have the comment, and otherwise to where the published
 * address leads.
 *
 * @param root address of that version
 * @returns undefined for other sites, and null for addresses that are neither pages nor redirects
 */
export function resolveOwnLink(
  url: string,
  root: string,
  rules: OwnLinkRules,
  site: OwnSite,
): OwnLink | undefined | null {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.host.replace(/^www\./, '') !== new URL(rules.origin).host) return undefined;
  const written = (parsed.pathname.replace(/(.)\/+$/, '$1') || '/') + parsed.hash;
  const [address, hash] = split(
    Object.entries(rules.moved).reduce(
      (place, [from, to]) => (place.startsWith(from) ? to + place.slice(from.length) : place),
      written,
    ),
  );
  for (const candidate of new Set([inVersion(address, root, site), address])) {
    const found = follow(candidate, hash, site);
    if (found !== null) return found;
  }
  return null;
}

function inVersion(address: string, root: string, { roots }: OwnSite): string {
  const [own] = roots
    .filter((one) => address === one || address.startsWith(`${one}/`))
    .sort((a, b) => b.length - a.length);
  return own === undefined ? address : root + address.slice(own.length);
}

function follow(address: string, hash: string, { pages, redirects }: OwnSite): OwnLink | undefined | null {
  if (pages.has(address)) return describe(address, hash, pages);
  const target = redirects.get(address);
  if (target === undefined) return null;
  const [page, heading] = split(target);
  if (!page.startsWith('/')) return undefined;
  return pages.has(page) ? describe(page, heading || hash, pages) : null;
}

function describe(address: string, hash: string, pages: OwnSite['pages']): OwnLink {
  const title = pages.get(address);
  return { address: address + hash, ...(title !== undefined && { title }) };
}

/** The second part has the `#`, and is empty without one. */
function split(address: string): [page: string, hash: string] {
  const at = address.indexOf('#');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** Replaces the links in the Markdown of a comment that `links` has. */
export function linkOwnText(
  text: string,
  links: ReadonlyMap<string, OwnLink>,
  rules: Pick<OwnLinkRules, 'origin'>,
): string {
  // Longer URLs first, because one may begin with another.
  const urls = findOwnLinks(text, rules).sort((a, b) => b.length - a.length);
  return urls.reduce((linked, url) => {
    const link = links.get(url);
    if (!link) return linked;
    return linked
      .replaceAll(`](${url})`, `](${link.address})`)
      .replaceAll(url, `[${textOfOwnLink(url, url, link)}](${link.address})`);
  }, text);
}

/** Text of a link to this site: instead of an address, the title of the page. */
export function textOfOwnLink(text: string, url: string, { title }: OwnLink): string {
  return title !== undefined && [url, url.replace(/^https?:\/\//, '')].includes(text) ? title : text;
}

/** Addresses of links in comments. */
export function urlsOf(blocks: readonly DocBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.spans.flatMap((span) => (span.type === 'link' ? [span.href] : [])) : [],
  );
}

/** Replaces the links in comments that `links` has. */
export function linkOwnSpans(
  blocks: readonly DocBlock[],
  links: ReadonlyMap<string, OwnLink>,
  baseUrl: string,
): DocBlock[] {
  const replace = (span: DocSpan): DocSpan => {
    const link = span.type === 'link' ? links.get(span.href) : undefined;
    if (span.type !== 'link' || !link) return span;
    return { type: 'link', text: textOfOwnLink(span.text, span.href, link), href: baseUrl + link.address.slice(1) };
  };
  return blocks.map((block) => (block.type === 'paragraph' ? { ...block, spans: block.spans.map(replace) } : block));
}
