import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageTitle } from '@typed-docs/utils/page-title';
import { cutPage, extractPage, type ExtractedPage, type SitePaths } from '@typed-docs/search/extract-page';
import { convertPage } from '@typed-docs/markdown-export/convert-page';
import { Cache, digest } from '@typed-docs/utils/cache';
import { hashFiles, hashPackages, installedVersion } from '@typed-docs/utils/tool-hash';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { CriticalCss } from '@typed-docs/deferred-hydration/critical-css';
import { hashInlineScripts } from './inline-scripts.ts';
import { pageFile } from '@typed-docs/utils/page-file';

export interface PageTask {
  site: SitePaths & {
    outDir: string;
    url: string;
    cacheFolder: string;
  };
  /** Without the base path. */
  address: string;
  isExported: boolean;
}

/** Cacheable facts, which do not depend on the names of scripts and styles. */
interface PageContent {
  /** From `og:title`. */
  title: string | undefined;
  markdown: string | undefined;
  /** Undefined for pages that are excluded from search. */
  searchable: ExtractedPage | undefined;
}

export interface PageFacts extends PageContent {
  address: string;
  canonical: string | undefined;
  /** SHA-256 in base64. */
  scriptHashes: string[];
}

let criticalCss: CriticalCss | undefined;

/** Digest of the code that determines a page's content. */
const tool = digest(
  hashPackages('@typed-docs/markdown-export', '@typed-docs/search'),
  hashFiles([__filename, path.join(__dirname, 'inline-scripts.ts')]),
  ['cheerio', 'hast-util-to-mdast', 'rehype-parse', 'remark-gfm', 'remark-stringify'].map(installedVersion),
);

export default function readPage({ site, address, isExported }: PageTask): PageFacts {
  const file = pageFile(site.outDir, address);
  const html = readFileSync(file, 'utf8');
  const { url, baseUrl, apiPath } = site;
  // Pages of the reference are short and read in a row, so one cached stylesheet costs less than critical CSS in each,
  // which would make up a third of the site.
  if (!address.startsWith(`/${apiPath}/`)) {
    criticalCss ??= new CriticalCss(site.outDir, site.baseUrl);
    writeFileAtomically(file, criticalCss.inline(html, file));
  }
  const cache = new Cache(site.cacheFolder);
  const key = digest(tool, url, baseUrl, apiPath, address, isExported, cutPage(html));
  let content = cache.read<PageContent>('pages', key);
  if (!content) {
    content = {
      title: readPageTitle(html),
      markdown: isExported ? convertPage(html, `${url}${baseUrl.slice(0, -1)}${address}`) : undefined,
      searchable: extractPage(address, html, { baseUrl, apiPath }),
    };
    cache.write('pages', key, content);
  }
  return { address, canonical: readCanonical(html), scriptHashes: hashInlineScripts(html), ...content };
}

function readCanonical(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return link && /\bhref="?([^"\s>]+)/.exec(link)?.[1];
}
