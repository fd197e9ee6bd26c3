import { load } from 'cheerio/slim';

/** What the content check needs to know of a page of the built site. */
export interface BuiltPage {
  /** Address without the base path: `/docs/quickstart`. */
  path: string;
  /** Undefined when the page has none. */
  description: string | undefined;
  /** False where the page asks search engines to leave it out. */
  indexed: boolean;
  /** The URL that the page names as the one to show in its place, usually its own. */
  canonical: string | undefined;
  /** Whether the page's own entry in the docs sidebar is shown as the current one. */
  inSidebar: boolean;
  /** The doc id, on pages of the docs that a file stands behind. */
  docId: string | undefined;
  /** The day of a blog post, `YYYY-MM-DD`. */
  date: string | undefined;
}

/** @returns The address of a file of the build folder, as hosts serve it when `trailingSlash` is off. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * @param path The page's address without the base path.
 * @param html The page's HTML.
 * @param baseUrl The base path that the site was built for, with a slash at both ends.
 * @returns What the page says of itself, or undefined for HTML that is no page of Docusaurus' (a redirect, say).
 */
export function readBuiltPage(path: string, html: string, baseUrl: string): BuiltPage | undefined {
  const $ = load(html);
  if (!$('meta[name="generator"]').attr('content')?.startsWith('Docusaurus')) return undefined;
  const href = `${baseUrl.slice(0, -1)}${path}`;
  // The classes are Docusaurus' stable ones (ThemeClassNames), made for looking at a page from outside.
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
