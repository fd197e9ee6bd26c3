import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfFile } from '../../core/content/built-page.ts';

/**
 * @param outDir the folder of the built site
 * @param address a page's address without the base path, as `/docs/quickstart`
 * @returns the HTML of the page; undefined when the site has no such page
 */
export function readPage(outDir: string, address: string): string | undefined {
  const file = [`${address.slice(1)}.html`, path.posix.join(address.slice(1), 'index.html')].find(
    (candidate) => pathOfFile(candidate) === address && existsSync(path.join(outDir, candidate)),
  );
  return file === undefined ? undefined : readFileSync(path.join(outDir, file), 'utf8');
}
