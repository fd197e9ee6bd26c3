import { mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchRecord } from '../../core/search/record.ts';
import { distinctPages, type Candidate } from './engine.ts';
import { addressesOf, buildFolder, fileOf, recordsOfVersion } from './pages.ts';

interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  search(text: string): Promise<PagefindResult>;
}

interface PagefindResult {
  results: { data(): Promise<{ url: string }> }[];
}

/**
 * Pagefind with its defaults, an index for each version, so that it has no pages of others to tell apart. It runs in the
 * given page of a browser, where it fetches parts of its index as it needs them; its weight is that of all of them.
 */
export function createPagefind(records: SearchRecord[], page: Page): Candidate {
  return {
    name: 'Pagefind',
    async open(version) {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
      const pagefind = await import('pagefind');
      const { index } = await pagefind.createIndex();
      if (!index) throw new Error('Pagefind made no index.');
      for (const address of addressesOf(recordsOfVersion(records, version))) {
        await index.addHTMLFile({
          url: address,
          content: readFileSync(path.join(buildFolder, fileOf(address)), 'utf8'),
        });
      }
      await index.writeFiles({ outputPath: folder });
      const base = `http://pagefind.test/${version}/pagefind/`;
      await page.route(`${base}**`, (route) =>
        route.fulfill({
          path: path.join(folder, new URL(route.request().url()).pathname.split('/pagefind/')[1]!),
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      return {
        bytes: sizeOf(folder),
        search: async (query) => {
          const urls = await page.evaluate(
            async ([address, text]) => {
              const engine = (await import(address!)) as Pagefind;
              await engine.options({ baseUrl: '/' });
              const { results } = await engine.search(text!);
              const found = await Promise.all(results.slice(0, 20).map((result) => result.data()));
              return found.map(({ url }) => url);
            },
            [`${base}pagefind.js`, query],
          );
          return distinctPages(urls);
        },
      };
    },
    close: async () => void (await (await import('pagefind')).close()),
  };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  return files
    .filter((file) => /\.(?:pf_meta|pf_index|pf_fragment|pf_filter|pagefind)$/.test(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);
}
