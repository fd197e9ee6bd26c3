import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { beforeAll, expect, it } from 'vitest';
import { recordsFile } from '@typed-docs/search/manifest';
import type { SearchRecord } from '@typed-docs/search/record';
import { listPageFiles } from '@typed-docs/utils/page-file';
import { readPageSources } from '../src/plugins/page-sources/page-sources.ts';
import { assembleSite, build, runCommand } from './support/build-site.ts';

const siteDir = assembleSite('locales', path.join(__dirname, 'fixtures/locales'), true);
const read = (file: string) => readFileSync(path.join(siteDir, 'build', file), 'utf8');
const page = (file: string) => load(read(file));
const command = path.resolve(__dirname, '../packages/snippets/bin/check-snippets.mjs');

// Two versions of a library, of which one page each is translated into French.
beforeAll(async () => {
  for (const version of ['1.x', '2.x']) {
    const library = path.join(siteDir, 'library', version);
    cpSync(path.join(library, 'shelf'), path.join(library, 'node_modules/shelf'), { recursive: true });
  }
  // The bundler's cache would name data of pages that went with the last copy of the site.
  const { exitCode, output } = await build(siteDir, { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' });
  expect(output).toContain('Generated static files in "tests/.sites/locales/build.next/fr".');
  expect(exitCode).toBe(0);
}, 300_000);

it('links translated and untranslated pages by file, in both directions', () => {
  const hrefs = (file: string) =>
    page(file)('.theme-doc-markdown a:not(.hash-link)')
      .toArray()
      .map((link) => link.attribs.href);
  const router = '/docs/server/router#add-a-book';
  for (const [folder, base] of [
    ['', ''],
    ['fr/', '/fr'],
  ] as const) {
    expect(hrefs(`${folder}docs.html`)).toEqual([`${base}/docs/server/context#create-a-context`, base + router]);
    expect(hrefs(`${folder}docs/server/context.html`)).toEqual([`${base}/docs`, base + router]);
    // The first link is in the note on the page that this one continues.
    expect(hrefs(`${folder}docs/server/router.html`)).toEqual(
      expect.arrayContaining([`${base}/docs/server/context`, `${base}/docs/server/context#create-a-context`]),
    );
  }
  expect(hrefs('fr/docs/server/router.html')).toContain('/fr/docs');
});

it('shows samples and tables of translated pages by the library of their version', () => {
  const $ = page('fr/docs/server/router.html');
  expect($('h1').text()).toBe('Routeur');
  expect($('figure.theme-code-block').first().text()).toContain('Compiled against 2.0.0');
  expect($('table').text()).toContain('title');
  const older = page('fr/docs/1.x.html');
  expect(older('h1').text()).toBe('Accueil');
  expect(older('figure.theme-code-block').text()).toContain('Compiled against 1.0.0');
  expect(older('table').text()).toContain('name');
});

it('checks samples of translated pages, and names their file', { timeout: 60_000 }, async () => {
  const { output, exitCode } = await runCommand(siteDir, command, []);
  expect(output).toMatch(/2\.x: 3 blocks, 3 compiled, 0 run, 0 failed/);
  expect(output).toMatch(/1\.x: 2 blocks, 2 compiled/);
  expect(exitCode).toBe(0);
});

it('has the redirects and headers of all locales in the files of the root', () => {
  expect(read('_redirects')).toContain('/docs/old /docs/server/router#add-a-book 301\n');
  expect(read('_redirects')).toContain('/fr/docs/old /fr/docs/server/router#add-a-book 301\n');
  expect(read('_redirects')).toContain('/fr/docs/former/* /fr/docs/server/:splat 301\n');
  expect(read('_redirects')).toContain('/fr/chat https://example.com/chat 301\n');
  expect(read('vercel.json')).toContain('"source": "/fr/docs/old"');
  expect(read('_headers')).toContain('/fr/assets/*\n');
  expect(read('nginx-headers.conf')).toContain('location ^~ /fr/assets/ {');
  expect(page('docs/old.html')('a').attr('href')).toBe('/docs/server/router#add-a-book');
  expect(page('fr/docs/old.html')('a').attr('href')).toBe('/fr/docs/server/router#add-a-book');
  const { targets, locales } = JSON.parse(read('addresses.json'));
  expect([targets['/docs/old'], locales['/fr'].targets['/docs/old']]).toEqual(
    Array(2).fill('/docs/server/router#add-a-book'),
  );
  expect(locales['/fr'].titles['/docs/server/router']).toBe('Routeur');
  for (const file of ['_redirects', '_headers', 'vercel.json', 'robots.txt'])
    expect(existsSync(path.join(siteDir, 'build/fr', file)), file).toBe(false);
  for (const folder of ['', 'fr/'])
    expect(page(`${folder}404.html`)('script[src$="unknown-address.js"]').attr('src')).toBe(
      `/${folder}unknown-address.js`,
    );
});

it('has a search index for each locale, and records of all for a hosted index', () => {
  for (const folder of ['', 'fr/']) {
    const { files } = JSON.parse(read(`${folder}search-index/manifest.json`)) as { files: Record<string, string> };
    expect(Object.keys(files).sort()).toEqual(['default', 'docs-default-1.x', 'docs-default-current']);
    for (const file of Object.values(files))
      expect(readdirSync(path.join(siteDir, 'build', folder, 'search-index'))).toContain(file);
    expect(page(`${folder}search.html`)('main form[role=search]').attr('action')).toBe(`/${folder}search`);
    expect(read(`${folder}opensearch.xml`)).toContain(`https://trpc.io/${folder}search?q=`);
  }
  const records = JSON.parse(readFileSync(path.join(siteDir, '.docusaurus', recordsFile), 'utf8')) as SearchRecord[];
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  for (const { language, url } of records)
    expect(new URL(url).pathname.startsWith('/fr/') || url.endsWith('/fr')).toBe(language === 'fr');
  expect(
    records
      .filter(({ url, type }) => url.endsWith('/docs/server/router') && type === 'lvl1')
      .map(({ hierarchy }) => hierarchy.lvl1),
  ).toEqual(['Router', 'Routeur']);
});

it('exports, lists and draws the pages of each locale in its folder', () => {
  expect(read('fr/docs/server/router.md')).toContain('canonical: "https://trpc.io/fr/docs/server/router"');
  expect(read('fr/docs/server/router.md')).toContain('## Ajouter un livre');
  expect(read('docs/server/router.md')).toContain('## Add a book');
  expect(read('llms.txt')).toContain('[Router](https://trpc.io/docs/server/router.md)');
  expect(read('llms.txt')).not.toContain('/fr/');
  expect(read('fr/llms.txt')).toContain('[Routeur](https://trpc.io/fr/docs/server/router.md)');
  expect(read('sitemap.xml')).not.toContain('<loc>https://trpc.io/fr');
  expect(read('fr/sitemap.xml')).toContain('<loc>https://trpc.io/fr/docs/server/router</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://trpc.io/fr/sitemap.xml');
  expect(read('fr/blog/rss.xml')).toContain('https://trpc.io/fr/blog/post');
  const $ = page('fr/docs/server/router.html');
  const image = $('meta[property="og:image"]').attr('content');
  expect(image).toBe('https://trpc.io/fr/img/cards/docs/server/router.png');
  expect(readFileSync(path.join(siteDir, 'build/fr/img/cards/docs/server/router.png'))).not.toEqual(
    readFileSync(path.join(siteDir, 'build/img/cards/docs/server/router.png')),
  );
  expect($('link[rel=canonical]').attr('href')).toBe('https://trpc.io/fr/docs/server/router');
  expect(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)
      .sort(),
  ).toEqual([
    'en https://trpc.io/docs/server/router',
    'fr https://trpc.io/fr/docs/server/router',
    'x-default https://trpc.io/docs/server/router',
  ]);
});

it('knows the sources of all locales, and counts the pages of one', () => {
  const sources = new Map(readPageSources(siteDir).map(({ address, file }) => [address, file]));
  expect(sources.get('/docs/server/router')).toBe('docs/server/router.mdx');
  expect(sources.get('/fr/docs/server/router')).toBe(
    'i18n/fr/docusaurus-plugin-content-docs/current/server/router.mdx',
  );
  expect(sources.get('/fr/docs/server/context')).toBe('docs/server/context.mdx');
  const pages = listPageFiles(path.join(siteDir, 'build'));
  expect(pages).toContain('docs/server/router.html');
  expect(pages.filter((file) => file.startsWith('fr/'))).toEqual([]);
});
