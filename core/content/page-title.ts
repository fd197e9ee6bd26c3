import { load } from 'cheerio/slim';

/**
 * Reads a page's title as social networks show it. Only the head is parsed, because pages are long.
 *
 * @returns undefined for HTML that is no page of the site
 */
export function readPageTitle(html: string): string | undefined {
  const end = html.indexOf('</head>');
  const $ = load(end < 0 ? html : html.slice(0, end));
  return $('meta[property="og:title"]').attr('content')?.trim() || undefined;
}
