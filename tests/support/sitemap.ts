import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfFile } from '../../scripts/content-checks/built-page.ts';
import { listPageFiles } from '@typed-docs/utils/page-file';
import { testEnv } from './env.ts';

const build = path.resolve(__dirname, '../../build');

export interface SitemapPage {
  /** URL at the origin that the site is built for. */
  url: string;
  address: string;
}

/** @throws if the sitemap is missing or empty, because nothing would be tested */
export function readSitemap(): SitemapPage[] {
  const file = path.join(build, 'sitemap.xml');
  if (!existsSync(file)) throw new Error('There is no build/sitemap.xml: run `npm run build` first.');
  const urls = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  if (urls.length === 0) throw new Error('build/sitemap.xml lists no page.');
  return urls.map((url) => ({ url, address: new URL(url).pathname }));
}

/** All pages of build/, including those outside the sitemap. */
export function readPages(): SitemapPage[] {
  return (pages ??= findPages());
}

/** Cached, because finding them reads thousands of files. */
let pages: SitemapPage[] | undefined;

function findPages(): SitemapPage[] {
  const { origin } = new URL(readSitemap()[0]!.url);
  return listPageFiles(build)
    .filter((file) => readFileSync(path.join(build, file), 'utf8').includes('content="Docusaurus v'))
    .map(pathOfFile)
    .sort()
    .map((address) => ({ url: origin + address, address }));
}

/** Opens one in this many generated reference pages, which are all alike. */
const apiSample = 36;
/** Opens one in this many entries of the list of errors, which have one template. */
const errorSample = 12;
/** Examines one in this many pages of older versions, whose content does not change any more. */
const olderSample = 6;

export interface PageToOpen extends SitemapPage {
  /** Whether to examine its content with axe, which takes most of the time. */
  isExamined: boolean;
}

/** All guides and posts, and a sample of the API reference and the errors, or everything with `ALL_PAGES=1`. */
export function readPagesToOpen(): PageToOpen[] {
  let [apiPages, errorPages, olderPages] = [0, 0, 0];
  return readPages()
    .filter(({ address }) => {
      if (testEnv.opensAllPages) return true;
      if (address.startsWith('/docs/typedoc/')) return apiPages++ % apiSample === 0;
      if (address.startsWith('/docs/errors/')) return errorPages++ % errorSample === 0;
      return true;
    })
    .map(({ url, address }) => {
      const isOlder = /^\/docs\/v\d/.test(address);
      return { url, address, isExamined: testEnv.opensAllPages || !isOlder || olderPages++ % olderSample === 0 };
    });
}

export function readPosts(): SitemapPage[] {
  return readSitemap().filter(({ address }) => /^\/blog\/(?!archive$|authors|tags|page\/)/.test(address));
}
