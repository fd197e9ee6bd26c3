import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page's address, and the file that it is made from, relative to the site's folder. */
export interface PageSource {
  address: string;
  file: string;
}

export const pageSourcesFile = 'page-sources.json';

/**
 * Reads the list that the plugin page-sources wrote during the last build.
 *
 * @returns an empty list when that build failed before the content was loaded
 */
export function readPageSources(siteDir: string): PageSource[] {
  const file = path.join(siteDir, '.docusaurus/page-sources/default', pageSourcesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSource[]) : [];
}
