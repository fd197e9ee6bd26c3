import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `file` is relative to the site. */
export interface PageSource {
  address: string;
  file: string;
}

export const pageSourcesFile = 'page-sources.json';

/** @returns an empty list if the last build failed before the content was loaded */
export function readPageSources(siteDir: string): PageSource[] {
  const file = path.join(siteDir, '.docusaurus/page-sources/default', pageSourcesFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSource[]) : [];
}
