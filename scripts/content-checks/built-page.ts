import { load } from 'cheerio/slim';

export interface BuiltPage {
  /** Without the base path. */
  path: string;
  description: string | undefined;
  /** False if the page has a `noindex` robots tag. */
  indexed: boolean;
  canonical: string | undefined;
  /** Docs and posts. */
  isContent: boolean;
}

/** Address of a file of the build folder when `trailingSlash` is off. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** @returns undefined for HTML that Docusaurus did not render, such as a redirect */
export function readBuiltPage(path: string, html: string): BuiltPage | undefined {
  const $ = load(html);
  if (!$('meta[name="generator"]').attr('content')?.startsWith('Docusaurus')) return undefined;
  return {
    path,
    description: $('meta[name="description"]').attr('content')?.trim() || undefined,
    indexed: !/\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? ''),
    canonical: $('link[rel="canonical"]').attr('href'),
    // Docusaurus guarantees these class names (ThemeClassNames).
    isContent: $('html').is('.docs-doc-page, .blog-post-page'),
  };
}
