import { load } from 'cheerio/slim';

/** A URL of another site, and the pages that lead to it or show it. */
export interface ExternalLink {
  /** Without a fragment: other sites' headings come and go, and many are made by scripts. */
  url: string;
  /** Addresses of the pages, in the order of reading. */
  pages: string[];
}

/**
 * @param pages The pages' HTML by their addresses.
 * @param origin The site's own origin; what it holds is checked at build.
 * @returns Every link and picture from elsewhere once, ordered by URL.
 */
export function collectExternalLinks(pages: Iterable<[address: string, html: string]>, origin: string): ExternalLink[] {
  const links = new Map<string, Set<string>>();
  for (const [address, html] of pages) {
    const $ = load(html);
    const written = $('a[href], img[src], iframe[src]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    for (const text of written) {
      const url = /^https?:\/\//i.test(text) ? text.replace(/#.*/, '') : undefined;
      if (url === undefined || url === origin || url.startsWith(`${origin}/`)) continue;
      links.set(url, (links.get(url) ?? new Set()).add(address));
    }
  }
  return [...links]
    .map(([url, addresses]) => ({ url, pages: [...addresses] }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
