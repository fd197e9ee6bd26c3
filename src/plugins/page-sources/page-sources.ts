import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** `file` is relative to the site. */
export interface PageSource {
  address: string;
  file: string;
}

/** Each locale has its own file, because the last one built would overwrite a shared one. */
export const pageSourcesFile = (locale: string): string => `page-sources.${locale}.json`;

/** @returns an empty list if the last build failed before the content was loaded */
export function readPageSources(siteDir: string): PageSource[] {
  const files = globSync(pageSourcesFile('*'), {
    cwd: path.join(siteDir, '.docusaurus/page-sources/default'),
    absolute: true,
  });
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as PageSource[]);
}
