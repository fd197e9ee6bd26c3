import { load } from 'cheerio/slim';

/** Facts about a page of the built site that the content check needs. */
export interface BuiltPage {
  /** Address without the base path: `/docs/quickstart`. */
  path: string;
  description: string | undefined;
  /** False when the page asks search engines to leave it out. */
  indexed: boolean;
  /** The URL of the canonical link, usually the page's own. */
  canonical: string | undefined;
  /** Whether the docs sidebar marks the page's own entry as current. */
  inSidebar: boolean;
  /** The doc id, on pages of the docs that are made from a file. */
  docId: string | undefined;
  /** Day of a blog post, `YYYY-MM-DD`. */
  date: string | undefined;
}

/** @returns address at which hosts serve a file of the build folder when `trailingSlash` is off */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * @param path the page's address without the base path
 * @param baseUrl base path that the site was built for, with a slash at both ends
 * @returns undefined for HTML that Docusaurus did not render, such as a redirect
 */
export function readBuiltPage(path: string, html: string, baseUrl: string): BuiltPage | undefined {
  const $ = load(html);
  if (!$('meta[name="generator"]').attr('content')?.startsWith('Docusaurus')) return undefined;
  const href = `${baseUrl.slice(0, -1)}${path}`;
  // These classes are stable (ThemeClassNames).
  const current = $('.theme-doc-sidebar-container a[aria-current="page"]').toArray();
  const isPost = $('html').hasClass('blog-post-page');
  return {
    path,
    description: $('meta[name="description"]').attr('content')?.trim() || undefined,
    indexed: !/\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? ''),
    canonical: $('link[rel="canonical"]').attr('href'),
    inSidebar: current.some((link) => $(link).attr('href') === href),
    docId: / docs-doc-id-(\S+) /.exec(` ${$('html').attr('class')} `)?.[1],
    date: isPost ? $('article time').attr('datetime')?.slice(0, 10) : undefined,
  };
}
