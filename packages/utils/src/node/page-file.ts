import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** @param address without the base path; `/docs` is docs.html or docs/index.html, depending on `trailingSlash` */
export function pageFile(outDir: string, address: string): string {
  const page = path.join(outDir, address);
  const candidates = [page, `${page}.html`, path.join(page, 'index.html')].filter((file) => file.endsWith('.html'));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(
      `page-file: ${address} is a route of the site, but none of the files ${candidates.join(', ')} exists. ` +
        'Look for a plugin that removes or renames pages after the build.',
    );
  }
  return found;
}

/**
 * Pages of the default locale. Excludes the not-found page, and the copies of sections in their folders
 * (packages/redirects). Folders of other locales are those with a not-found page.
 */
export function listPageFiles(outDir: string): string[] {
  const locales = globSync('*/404.html', { cwd: outDir }).map((file) => `${path.posix.dirname(file)}/**`);
  const files = new Set(globSync('**/*.html', { cwd: outDir, ignore: ['404.html', 'assets/**', ...locales] }));
  const isCopy = (file: string) => file.endsWith('/index.html') && files.has(`${path.posix.dirname(file)}.html`);
  return [...files].filter((file) => !isCopy(file)).sort();
}
