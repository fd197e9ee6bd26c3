import { readFileSync } from 'node:fs';
import { Cache, digest } from '@typed-docs/utils/cache';
import { pageFile } from '@typed-docs/utils/page-file';
import { hashPackages, installedVersion } from '@typed-docs/utils/tool-hash';
import { cutMain, readContent } from '../plain-content/read-content.ts';
import { resolveAgainst } from '../plain-content/resolve-against.ts';
import { simplifyContent } from '../plain-content/simplify.ts';
import { toMarkdown } from '../to-markdown.ts';

export interface PageTask {
  outDir: string;
  url: string;
  baseUrl: string;
  cacheFolder: string;
  /** Without the base path. */
  address: string;
}

export interface ConvertedPage {
  address: string;
  canonical: string | undefined;
  markdown: string;
}

/** Digest of the code that determines a page's Markdown. */
const tool = digest(
  hashPackages('@typed-docs/markdown-export'),
  ['hast-util-to-mdast', 'rehype-parse', 'remark-gfm', 'remark-stringify'].map(installedVersion),
);

export default function convertPage({ outDir, url, baseUrl, cacheFolder, address }: PageTask): ConvertedPage {
  const html = readFileSync(pageFile(outDir, address), 'utf8');
  const main = cutMain(html) ?? '';
  const pageUrl = url + baseUrl.slice(0, -1) + address;
  const cache = new Cache(cacheFolder);
  const key = digest(tool, pageUrl, main);
  let markdown = cache.read<string>('pages', key);
  if (markdown === undefined) {
    markdown = convert(main, pageUrl);
    cache.write('pages', key, markdown);
  }
  return { address, canonical: readCanonical(html), markdown };
}

function convert(main: string, url: string): string {
  const content = readContent(main);
  if (!content) {
    throw new Error(
      `markdown-export: the page ${url} has no element with the class "theme-doc-markdown", no text of a post, ` +
        `and no heading and cards of a category. If its layout changed, update src/plain-content/read-content.ts.`,
    );
  }
  simplifyContent(content, resolveAgainst(url));
  return toMarkdown(content);
}

function readCanonical(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return link && /\bhref="?([^"\s>]+)/.exec(link)?.[1];
}
