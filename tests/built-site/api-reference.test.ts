import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PageTypes } from '@typed-docs/snippets/samples/popups';
import { readBuilt, addressExists } from '../support/built-pages.ts';
import { readSitemap } from '../support/sitemap.ts';

const listed = readSitemap().map(({ address }) => address);
const reference = listed.filter((address) => /^\/docs\/typedoc(\/|$)/.test(address));

/** By regular expressions, because parsing a thousand pages takes half a minute. */
const pages = new Map(
  reference.map((address) => {
    const html = readBuilt(`${address}.html`);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    return [address, { ids: valuesOf(html, '[a-z]\\w*', 'id'), links: valuesOf(main, 'a', 'href') }] as const;
  }),
);

/** The minifier drops optional quotes. */
function valuesOf(html: string, tag: string, attribute: string): string[] {
  const pattern = new RegExp(`<${tag}(?:\\s[^>]*?)?\\s${attribute}=(?:"([^"]*)"|([^\\s>]+))`, 'g');
  return [...html.matchAll(pattern)].map(([, quoted, bare]) => (quoted ?? bare)!);
}

test('every link between the pages of the reference leads to a page, and to an id that is there', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const [address, { links }] of pages) {
    for (const href of links.filter((link) => /^(?:\/docs\/typedoc|#)/.test(link) && !link.endsWith('.md'))) {
      const [target = '', id] = href.split('#');
      const there = pages.get(target === '' ? address : target);
      const found = id ? there?.ids.filter((one) => one === id).length : 1;
      if (!there || found !== 1) wrong.push(`${address} links to ${href}`);
      count++;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2 * pages.size);
});

test('links of comments to this site stay on it', () => {
  const wrong: string[] = [];
  for (const [address, { links }] of pages) {
    const missing = links.filter((href) => href.startsWith('/docs/') && !href.endsWith('.md') && !addressExists(href));
    wrong.push(...missing.map((href) => `${address} links to ${href}`));
  }
  expect(wrong).toEqual([]);
});

test('every page that a popup leads to is in the sitemap', () => {
  const folder = path.resolve(__dirname, '../../build/assets/code');
  expect(existsSync(folder)).toBe(true);
  const files = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PageTypes,
  );
  const targets = new Set(files.flatMap(({ pages: addresses = [] }) => addresses));
  expect(targets.size).toBeGreaterThan(100);
  expect([...targets].filter((address) => !listed.includes(address))).toEqual([]);
});
