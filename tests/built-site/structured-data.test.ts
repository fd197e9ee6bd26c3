import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readBuilt, readOnce, addressExists } from '../support/built-pages.ts';
import { readPages, readPosts } from '../support/sitemap.ts';
import { errors } from '../../config/errors.ts';
import { latestVersion, versions } from '../../config/versions.ts';

// Requirements: https://developers.google.com/search/docs/appearance/structured-data

type Thing = Record<string, unknown>;

const pages = readPages();
const origin = new URL(pages[0]!.url).origin;
const posts = new Set(readPosts().map(({ address }) => address));

const pageOf = readOnce(($) => ({
  things: $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()) as Thing),
  isDoc: /\bdocs-doc-id-/.test($('html').attr('class')!),
  title: $('h1').text(),
  description: $('meta[name=description]').attr('content'),
  /** The latest version has no badge. */
  version: $('.theme-doc-version-badge').text().replace('Version: ', '') || versions[latestVersion].label,
  date: $('article time').attr('datetime'),
  tags: $('a[rel=tag]')
    .get()
    .map((tag) => $(tag).text()),
  hasBreadcrumbs: $('.theme-doc-breadcrumbs').length > 0,
  /** Categories without a page have no URL and are left out. */
  breadcrumbs: $('.breadcrumbs__item:has(a), .breadcrumbs__item--active')
    .get()
    .map((item) => $(item).text()),
  search: $('link[rel=search]')
    .get()
    .map((link) => $(link).attr()),
}));

const thingOf = (address: string, type: string) => pageOf(address).things.find((thing) => thing['@type'] === type);

const isText = expect.stringMatching(/\S/);
const isUrl = expect.stringMatching(/^https:\/\/[^\s<>"]+$/);
const isDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const isOrganization = expect.objectContaining({ '@type': 'Organization', name: isText, url: isUrl });
const isPublisher = {
  '@type': 'Organization',
  name: 'tRPC',
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: isUrl },
};

test('each kind of page says what it is, once', () => {
  for (const { address } of pages) {
    const { things, isDoc, hasBreadcrumbs } = pageOf(address);
    for (const thing of things) expect.soft(thing['@context'], address).toBe('https://schema.org');
    const expected = [
      ...(hasBreadcrumbs ? ['BreadcrumbList'] : []),
      ...(isDoc ? ['TechArticle'] : []),
      ...(posts.has(address) ? ['BlogPosting'] : []),
      ...(address === '/blog' ? ['Blog'] : []),
      ...(address === '/' ? ['WebSite'] : []),
    ];
    expect.soft(things.map((thing) => thing['@type']).sort(), address).toEqual(expected.sort());
  }
});

test('breadcrumbs are those on the page, from the home page on, with addresses that exist', () => {
  for (const { url, address } of pages) {
    const list = thingOf(address, 'BreadcrumbList');
    if (!list) continue;
    const items = list.itemListElement as { '@type': string; position: number; name: string; item: string }[];
    expect.soft(items.length, address).toBeGreaterThanOrEqual(2);
    items.forEach((item, i) => {
      expect.soft(item, address).toEqual({ '@type': 'ListItem', position: i + 1, name: isText, item: isUrl });
      expect.soft(addressExists(new URL(item.item).pathname), item.item).toBe(true);
    });
    expect.soft(items[0], address).toMatchObject({ name: 'tRPC', item: `${origin}/` });
    expect.soft(items.at(-1)!.item, address).toBe(url);
    const [, ...names] = pageOf(address).breadcrumbs;
    expect
      .soft(
        items.slice(1).map(({ name }) => name),
        address,
      )
      .toEqual(names);
  }
});

test('docs are technical articles', () => {
  let count = 0;
  for (const { url, address } of pages) {
    const article = thingOf(address, 'TechArticle');
    if (!article) continue;
    count++;
    const page = pageOf(address);
    expect.soft(article, address).toMatchObject({
      url,
      mainEntityOfPage: url,
      headline: isText,
      description: page.description,
      inLanguage: 'en',
      image: isUrl,
      // Errors have no versions.
      ...(!`${address}/`.startsWith(`${errors.address}/`) && { version: page.version }),
      author: isPublisher,
      publisher: isPublisher,
      isPartOf: { '@type': 'WebSite', url: `${origin}/` },
    });
    if ('dateModified' in article) expect.soft(article.dateModified, address).toEqual(isDate);
    // Google shows at most 110 characters.
    expect.soft((article.headline as string).length, address).toBeLessThanOrEqual(110);
    expect.soft(addressExists(new URL(article.image as string).pathname), address).toBe(true);
  }
  expect(count).toBeGreaterThan(100);
});

test('posts are blog postings, also in the list of them', () => {
  const listed = thingOf('/blog', 'Blog')!.blogPost as Thing[];
  expect(listed.map(({ url }) => new URL(url as string).pathname).sort()).toEqual([...posts].sort());
  for (const { url, address } of readPosts()) {
    const page = pageOf(address);
    const expected = {
      '@type': 'BlogPosting',
      url,
      mainEntityOfPage: url,
      headline: page.title,
      description: page.description,
      datePublished: page.date,
      author: isOrganization,
      publisher: isPublisher,
      image: isUrl,
      keywords: page.tags,
    };
    const posting = thingOf(address, 'BlogPosting')!;
    expect.soft(posting, address).toMatchObject(expected);
    expect.soft(posting.datePublished, address).toEqual(isDate);
    expect
      .soft(
        listed.find((one) => one.url === url),
        address,
      )
      .toMatchObject(expected);
  }
});

test('the home page says how the site is searched', () => {
  expect(thingOf('/', 'WebSite')).toMatchObject({
    url: `${origin}/`,
    name: 'tRPC',
    description: isText,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('browsers can search the site: one description, which every page links to', () => {
  for (const { address } of pages) {
    expect
      .soft(pageOf(address).search, address)
      .toEqual([
        { rel: 'search', type: 'application/opensearchdescription+xml', title: 'tRPC', href: '/opensearch.xml' },
      ]);
  }
  const $ = load(readBuilt('opensearch.xml'), { xml: true });
  const root = $('OpenSearchDescription');
  expect(root.attr('xmlns')).toBe('http://a9.com/-/spec/opensearch/1.1/');
  const name = root.children('ShortName').text();
  expect(name).toBe('tRPC');
  expect(root.children('Description').text()).toMatch(/^.{1,1024}$/);
  const search = root.children('Url[type="text/html"]').attr('template')!;
  expect(search).toBe(`${origin}/search?q={searchTerms}`);
  expect(root.children('Url[rel=self]').attr('template')).toBe(`${origin}/opensearch.xml`);
  expect(addressExists(new URL(root.children('Image').text()).pathname)).toBe(true);
});
