import { readFileSync } from 'node:fs';
import { readPageTitle } from '@typed-docs/utils/page-title';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { CriticalCss } from '@typed-docs/deferred-hydration/critical-css';
import { hashInlineScripts } from './inline-scripts.ts';
import { pageFile } from '@typed-docs/utils/page-file';

export interface PageTask {
  site: {
    outDir: string;
    baseUrl: string;
    /** Path of the API reference below the base path. */
    apiPath: string;
  };
  /** Without the base path. */
  address: string;
}

export interface PageFacts {
  address: string;
  /** From `og:title`. */
  title: string | undefined;
  canonical: string | undefined;
  /** SHA-256 in base64. */
  scriptHashes: string[];
}

let criticalCss: CriticalCss | undefined;

export default function readPage({ site, address }: PageTask): PageFacts {
  const file = pageFile(site.outDir, address);
  const html = readFileSync(file, 'utf8');
  // Pages of the reference are short and read in a row, so one cached stylesheet costs less than critical CSS in each,
  // which would make up a third of the site.
  if (!address.startsWith(`/${site.apiPath}/`)) {
    criticalCss ??= new CriticalCss(site.outDir, site.baseUrl);
    writeFileAtomically(file, criticalCss.inline(html, file));
  }
  return {
    address,
    title: readPageTitle(html),
    canonical: readCanonical(html),
    scriptHashes: hashInlineScripts(html),
  };
}

function readCanonical(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return link && /\bhref="?([^"\s>]+)/.exec(link)?.[1];
}
