import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfFile } from '../../core/content/built-page.ts';
import { listPageFiles } from '../../plugins/built-pages/page-file.ts';
import { testEnv } from './env.ts';

const build = path.resolve(__dirname, '../../build');

/** A page of the built site. */
export interface SitemapPage {
  /** The address at the origin that the site is built for. */
  url: string;
  /** The path of it: where the page stands on any host. */
  address: string;
}

/**
 * @returns All pages of the sitemap in build/.
 * @throws If there is no sitemap: nothing would be tested.
 */
export function readSitemap(): SitemapPage[] {
  const file = path.join(build, 'sitemap.xml');
  if (!existsSync(file)) throw new Error('There is no build/sitemap.xml: run `npm run build` first.');
  const urls = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  if (urls.length === 0) throw new Error('build/sitemap.xml lists no page.');
  return urls.map((url) => ({ url, address: new URL(url).pathname }));
}

/**
 * @returns All pages of build/, those that search engines leave out and that others take the place of included.
 * @throws If there is no sitemap, by which the origin is known.
 */
export function readPages(): SitemapPage[] {
  return (pages ??= findPages());
}

/** Thousands of files are read for them. */
let pages: SitemapPage[] | undefined;

function findPages(): SitemapPage[] {
  const { origin } = new URL(readSitemap()[0]!.url);
  return listPageFiles(build)
    .filter((file) => readFileSync(path.join(build, file), 'utf8').includes('content="Docusaurus v'))
    .map(pathOfFile)
    .sort()
    .map((address) => ({ url: origin + address, address }));
}

/** Of the generated reference pages, which are of five kinds, the ordinary run opens one in this many. */
const apiSample = 36;

/**
 * @returns The pages to open in a browser one by one: every guide, post and other page, and a sample of the generated
 *   reference. With `ALL_PAGES=1`, as in the nightly workflow, all of them.
 */
export function readPagesToOpen(): SitemapPage[] {
  let apiPages = 0;
  return readPages().filter(
    ({ address }) => testEnv.opensAllPages || !address.startsWith('/docs/typedoc/') || apiPages++ % apiSample === 0,
  );
}

/** @returns The addresses of the blog's posts, without the lists that are made from them. */
export function readPosts(): SitemapPage[] {
  return readSitemap().filter(({ address }) => /^\/blog\/(?!archive$|authors|tags|page\/)/.test(address));
}
