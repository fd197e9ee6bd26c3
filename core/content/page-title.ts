import { load } from 'cheerio/slim';

/**
 * @param html A page of the built site; only its head is parsed, since pages are long and there are many.
 * @returns The page's title as social networks show it; undefined for HTML that is no page of the site.
 */
export function readPageTitle(html: string): string | undefined {
  const end = html.indexOf('</head>');
  const $ = load(end < 0 ? html : html.slice(0, end));
  return $('meta[property="og:title"]').attr('content')?.trim() || undefined;
}
