import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** `file` is relative to the site. */
export interface PageSource {
  address: string;
  file: string;
  /** Date of a post, as YYYY-MM-DD. */
  date?: string;
}

/** Each locale has a file, because the last to be built would overwrite that of the others. */
export const pageSourcesFile = (locale: string): string => `page-sources.${locale}.json`;

/** @returns an empty list if the last build failed before the content was loaded */
export function readPageSources(siteDir: string): PageSource[] {
  const files = globSync(pageSourcesFile('*'), {
    cwd: path.join(siteDir, '.docusaurus/page-sources/default'),
    absolute: true,
  });
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as PageSource[]);
}

/** @returns a line for each post with a later date, because Docusaurus doesn't wait for it */
export function warnOfFuturePosts(sources: readonly PageSource[], now = new Date()): string[] {
  const today = now.toISOString().slice(0, 10);
  return sources.flatMap(({ file, date }) =>
    date !== undefined && date > today
      ? `${file} is dated ${date}, which is in the future: Docusaurus publishes it right away. To hold it back, write \`draft: true\` in its front matter.`
      : [],
  );
}
