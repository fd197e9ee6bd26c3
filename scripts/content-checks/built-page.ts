import { load } from 'cheerio/slim';

export interface BuiltPage {
  /** Without the base path. */
  path: string;
  description: string | undefined;
  /** False if the page has a `noindex` robots tag. */
  indexed: boolean;
  canonical: string | undefined;
  docId: string | undefined;
  /** `YYYY-MM-DD`. */
  date: string | undefined;
}

/** Address of a file of the build folder when `trailingSlash` is off. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** @returns undefined for HTML that Docusaurus did not render, such as a redirect */
export function readBuiltPage(path: string, html: string): BuiltPage | undefined {
  const $ = load(html);
  if (!$('meta[name="generator"]').attr('content')?.startsWith('Docusaurus')) return undefined;
  // Docusaurus guarantees this class name (ThemeClassNames).
  const isPost = $('html').hasClass('blog-post-page');
  return {
    path,
    description: $('meta[name="description"]').attr('content')?.trim() || undefined,
    indexed: !/\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? ''),
    canonical: $('link[rel="canonical"]').attr('href'),
    docId: / docs-doc-id-(\S+) /.exec(` ${$('html').attr('class')} `)?.[1],
    date: isPost ? $('article time').attr('datetime')?.slice(0, 10) : undefined,
  };
}
