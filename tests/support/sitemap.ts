import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page as the sitemap of the built site lists it. */
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
  const file = path.resolve(__dirname, '../../build/sitemap.xml');
  if (!existsSync(file)) throw new Error('There is no build/sitemap.xml: run `npm run build` first.');
  const urls = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  if (urls.length === 0) throw new Error('build/sitemap.xml lists no page.');
  return urls.map((url) => ({ url, address: new URL(url).pathname }));
}

/** @returns The addresses of the blog's posts, without the lists that are made from them. */
export function readPosts(): SitemapPage[] {
  return readSitemap().filter(({ address }) => /^\/blog\/(?!archive$|authors|tags|page\/)/.test(address));
}
