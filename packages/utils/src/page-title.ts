import { load } from 'cheerio/slim';

/** Reads `og:title`. Only the head is parsed, because pages are long. */
export function readPageTitle(html: string): string | undefined {
  const end = html.indexOf('</head>');
  const $ = load(end < 0 ? html : html.slice(0, end));
  return $('meta[property="og:title"]').attr('content')?.trim() || undefined;
}
