import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * @param outDir folder of the built site
 * @param address page address without the base path
 * @returns absolute path of the page's HTML: `docs.html` or `docs/index.html`, depending on `trailingSlash`
 * @throws when the site has no such page
 */
export function pageFile(outDir: string, address: string): string {
  const page = path.join(outDir, address);
  const candidates = [page, `${page}.html`, path.join(page, 'index.html')].filter((file) => file.endsWith('.html'));
  const found = candidates.find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(
      `built-pages: ${address} is a route of the site, but there is none of the files ${candidates.join(', ')}. ` +
        'Look for a plugin that removes or renames pages after the build.',
    );
  }
  return found;
}

/**
 * Lists the HTML files of the built site, without the not-found page and without the copies of sections in their folders
 * (plugins/redirects).
 *
 * @returns paths relative to `outDir`, sorted
 */
export function listPageFiles(outDir: string): string[] {
  const files = new Set(globSync('**/*.html', { cwd: outDir, ignore: ['404.html', 'assets/**'] }));
  const isCopy = (file: string) => file.endsWith('/index.html') && files.has(`${path.posix.dirname(file)}.html`);
  return [...files].filter((file) => !isCopy(file)).sort();
}
