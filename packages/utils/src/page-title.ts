import { load } from 'cheerio/slim';

/**
 * Reads `og:title`. Only the head is parsed, because pages are long.
 *
 * @param site omits the site's title, which Docusaurus appends to every title
 */
export function readPageTitle(html: string, site?: { title: string; titleDelimiter: string }): string | undefined {
  const end = html.indexOf('</head>');
  const $ = load(end < 0 ? html : html.slice(0, end));
  const title = $('meta[property="og:title"]').attr('content')?.trim() || undefined;
  const suffix = site && ` ${site.titleDelimiter} ${site.title}`;
  return suffix && title?.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
