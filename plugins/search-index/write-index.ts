import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { createIndexFiles } from '../../core/search/index-files.ts';
import { recordsFile, searchFolder } from '../../core/search/manifest.ts';
import { toRecords } from '../../core/search/to-records.ts';
import { writeFileAtomically } from '../shared/write-file.ts';
import { PageExtractor } from './page-extractor.ts';

const cacheFolder = 'node_modules/.cache/search-index';

export interface RenderedPage {
  /** Address without the base path. */
  address: string;
  html: string;
}

/**
 * Writes the search index of the rendered pages: a file for each version of the docs and one for the rest. The records
 * stay outside of the site, for the command that pushes them.
 *
 * @param apiPath path of the generated API pages below the base path
 * @returns the number of records
 */
export function writeSearchIndex(pages: Iterable<RenderedPage>, context: LoadContext, apiPath: string): number {
  const { baseUrl, siteConfig, siteDir, outDir, generatedFilesDir } = context;
  const extractor = new PageExtractor(path.join(siteDir, cacheFolder), { baseUrl, apiPath });
  const extracted = Array.from(pages, ({ address, html }) => extractor.extract(address, html));
  // Sorted, so that the index does not depend on the order of the pages.
  const indexed = extracted.filter((page) => page !== undefined).sort((a, b) => (a.path < b.path ? -1 : 1));
  const records = toRecords(indexed, siteConfig.url + baseUrl.slice(0, -1));
  writeFileAtomically(path.join(generatedFilesDir, recordsFile), JSON.stringify(records));
  for (const [name, content] of createIndexFiles(records)) {
    writeFileAtomically(path.join(outDir, searchFolder, name), content);
  }
  return records.length;
}
