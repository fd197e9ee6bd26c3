import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { latestVersion, otherVersions, versions } from '../../config/versions.ts';
import { loadPage, readBuilt, addressExists } from '../support/built-pages.ts';
import { readPages, readSitemap } from '../support/sitemap.ts';

const root = path.resolve(__dirname, '../..');
const pages = readPages().map(({ address }) => address);
const read = (address: string) => readBuilt(address === '/' ? 'index.html' : `${address}.html`);
const guides = pages.filter((address) => /^\/docs(?!\/typedoc)(\/|$)/.test(address));
const classesOf = (address: string) => /<html[^>]* class="([^"]*)"/.exec(read(address))![1]!;

const parts = {
  'skip link': 'href="#__docusaurus_skipToContent_fallback"',
  'announcement bar': 'theme-announcement-bar',
  'fixed navbar': 'navbar--fixed-top',
  'main area': '<main',
  footer: 'theme-layout-footer',
};

test('every page has a skip link, an announcement bar, a fixed navbar, a main area and a footer', () => {
  const wrong: string[] = [];
  for (const { address } of readSitemap()) {
    // The minifier drops optional quotes.
    const html = read(address).replace(/(href=)([^"\s>]+)/g, '$1"$2"');
    for (const [part, mark] of Object.entries(parts)) if (!html.includes(mark)) wrong.push(`${address}: no ${part}`);
  }
  expect(wrong).toEqual([]);
});

test('the copy of a section in its folder is the page, with critical CSS', () => {
  const sections = pages.filter((address) => existsSync(path.join(root, 'build', address, 'index.html')));
  const copied = sections.filter((address) => address !== '/');
  expect(copied).toContain('/docs');
  expect(copied.filter((address) => readBuilt(`${address}/index.html`) !== read(address))).toEqual([]);
});

test('every page lists the scripts that it loads later, and has no script file', () => {
  const wrong: string[] = [];
  const known = new Map<string, boolean>();
  const exists = (address: string) => {
    if (!known.has(address)) known.set(address, addressExists(address));
    return known.get(address)!;
  };
  for (const address of pages) {
    const html = read(address);
    if (/<script[^>]* src=/.test(html)) wrong.push(`${address} has a script file`);
    const list = JSON.parse(/<script[^>]* data-deferred-scripts[^>]*>([^]*?)<\/script>/.exec(html)![1]!) as string[];
    if (list.length < 2) wrong.push(`${address} lists ${list.length} scripts, expected at least 2`);
    wrong.push(...list.filter((file) => !exists(file)).map((file) => `${address} lists ${file}, which is missing`));
  }
  expect(wrong).toEqual([]);
});

const facts = new Map<string, ReturnType<typeof parse>>();

/** Parses a page once. */
function readFacts(address: string) {
  if (!facts.has(address)) facts.set(address, parse(address));
  return facts.get(address)!;
}

function parse(address: string) {
  // The sidebar and code take most of the parsing time.
  const $ = load(read(address).replace(/<(aside|pre)\b[^]*?<\/\1>/g, ''));
  const ids = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute)!.replace(/^#/, ''));
  return {
    contents: ids('.theme-doc-toc-desktop a', 'href'),
    headings: ids('.theme-doc-markdown :is(h2, h3)[id]', 'id'),
    editUrl: $('.theme-edit-this-page').attr('href') ?? '',
    lastUpdate: $('.theme-last-updated time').attr('datetime') ?? '',
    modified: $('meta[property="article:modified_time"]').attr('content'),
  };
}

test('tables of contents hold the headings of levels 2 and 3, and no others', () => {
  for (const address of guides) {
    const { contents, headings } = readFacts(address);
    expect.soft(contents, address).toEqual(headings);
  }
});

test('guides and posts lead to the form that edits their file, and say the day of its last change', () => {
  const edit = 'https://github.com/trpc/trpc/edit/main/www/';
  const posts = pages.filter((address) => classesOf(address).includes('blog-post-page'));
  // Category pages have no source file.
  const written = guides.filter((address) => classesOf(address).includes('docs-doc-id-'));
  expect(posts.length).toBeGreaterThan(0);
  const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root, encoding: 'utf8' });
  for (const address of [...written, ...posts]) {
    const { editUrl, lastUpdate, modified } = readFacts(address);
    const file = path.join(root, editUrl.slice(edit.length));
    expect.soft(editUrl.startsWith(edit) && existsSync(file), address).toBe(true);
    if (isShallow.trim() === 'true') continue;
    expect.soft(Date.parse(lastUpdate), address).toBeGreaterThan(0);
    expect.soft(modified, address).toBe(lastUpdate);
  }
});

test('generated pages of the API reference have no form and no day, and lead to the source', () => {
  const $ = loadPage('/docs/typedoc/client/links/splitLink/functions/splitLink');
  expect($('.theme-edit-this-page, .theme-last-updated')).toHaveLength(0);
  expect($('.theme-doc-markdown a[href^="https://github.com/trpc/trpc/blob/"]').length).toBeGreaterThan(0);
});

test('readers of guides and posts are asked whether they were helped, and a no is the form of an issue', () => {
  for (const [address, name] of [
    ['/docs/server/context', `Context (${versions[latestVersion].label})`],
    ['/docs/v10/server/context', 'Context in tRPC 10 (10.x)'],
    ['/blog/introducing-trpc', ''],
  ] as const) {
    const $ = loadPage(address);
    const feedback = $('p:contains("Was this page helpful?")');
    expect(feedback.find('button').text()).toBe('Yes');
    const { origin, pathname, searchParams } = new URL(feedback.find('a').attr('href')!);
    expect(origin + pathname).toBe('https://github.com/trpc/trpc/issues/new');
    expect(searchParams.get('title')).toContain(`${name} did not help`);
    expect(searchParams.get('body')).toMatch(new RegExp(`^https://[^/]+${address}\\n`));
  }
});

test('no script holds the assistant of DocSearch', () => {
  // The theme depends on @docsearch/react, most of which is the assistant (450 kB).
  const scripts = readdirSync(path.join(root, 'build/assets/js')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => /DocSearch-AskAi|askAiError/.test(readBuilt(`assets/js/${file}`)))).toEqual([]);
});

test('robots.txt names the sitemap', () => {
  const sitemap = /^Sitemap: (\S+)$/m.exec(readBuilt('robots.txt'))?.[1];
  expect(new URL(sitemap!).pathname).toBe('/sitemap.xml');
  expect(readSitemap().length).toBeGreaterThan(100);
});

test('pages know each version with its label, path, main doc, docs and sidebars', () => {
  const file = path.join(root, '.docusaurus/globalData.json');
  const { versions: known } = JSON.parse(readFileSync(file, 'utf8'))['docusaurus-plugin-content-docs'].default;
  const common = { mainDocId: expect.any(String), sidebars: { docs: { link: expect.anything() } }, draftIds: [] };
  expect(known).toMatchObject([
    { name: latestVersion, label: versions[latestVersion].label, isLast: true, path: '/docs', ...common },
    ...otherVersions.map(({ name, label, address }) => ({ name, label, isLast: false, path: address, ...common })),
  ]);
  for (const version of known) {
    const main = version.docs.find(({ id }: { id: string }) => id === version.mainDocId);
    expect(main, version.name).toEqual({ id: version.mainDocId, path: `${version.path}/`, sidebar: 'docs' });
  }
  const metadata = JSON.parse(readFileSync(path.resolve(file, '../site-metadata.json'), 'utf8'));
  expect(metadata.siteVersion).toBe('11.0.0');
});
