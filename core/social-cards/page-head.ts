import { load } from 'cheerio/slim';

/** What a built page says of itself to those who link to it. */
export interface PageHead {
  /** As social networks show it; undefined for HTML that is no page of the site. */
  title: string | undefined;
  /** When a post was published, as an ISO date. */
  published: string | undefined;
}

/** @param html A page of the built site; only its head is parsed, since pages are long and there are many. */
export function readPageHead(html: string): PageHead {
  const end = html.indexOf('</head>');
  const $ = load(end < 0 ? html : html.slice(0, end));
  const property = (name: string) => $(`meta[property="${name}"]`).attr('content')?.trim() || undefined;
  return { title: property('og:title'), published: property('article:published_time') };
}
