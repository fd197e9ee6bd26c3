import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { loadPage, readBuilt } from '../support/built-pages.ts';
import { readPosts, readSitemap } from '../support/sitemap.ts';

const posts = readPosts();
const addresses = posts.map(({ address }) => address).sort();

const linksIn = (address: string, selector: string) => {
  const $ = loadPage(address);
  return $(selector)
    .toArray()
    .map((link) => $(link).attr('href')!);
};

test('the list shows every post with its reading time', () => {
  const $ = loadPage('/blog');
  expect(linksIn('/blog', 'article h2 a').sort()).toEqual(addresses);
  expect($('article')).toHaveLength(addresses.length);
  for (const article of $('article').toArray()) expect($(article).text()).toMatch(/\d+ min read/);
});

test('the archive and the sidebar group every post by its year', () => {
  const expected = addresses.map((address) => {
    const $ = loadPage(address);
    expect($('article').text(), address).toMatch(/\d+ min read/);
    return [address, $('article time').first().attr('datetime')!.slice(0, 4)];
  });
  const grouped = (address: string, headings: string) => {
    // `loadPage` would omit the sidebar.
    const $ = load(readBuilt(`${address}.html`));
    return $(headings)
      .toArray()
      .flatMap((heading) =>
        $(heading)
          .parent()
          .find('li a')
          .toArray()
          .map((link) => [$(link).attr('href')!, /\d{4}/.exec($(heading).text())![0]]),
      )
      .sort();
  };
  expect(grouped('/blog/archive', 'main h2')).toEqual(expected);
  const sidebar = 'nav[aria-label="Blog recent posts navigation"] [role=group] > :first-child';
  expect(grouped('/blog', sidebar)).toEqual(expected);
});

test('authors and tags lead to their posts, and every post is reached through both', () => {
  const lists = readSitemap().map(({ address }) => address);
  for (const [index, heading] of [
    ['/blog/authors', 'Authors'],
    ['/blog/tags', 'Tags'],
  ] as const) {
    expect(loadPage(index)('h1').text()).toBe(heading);
    const members = lists.filter((address) => address.startsWith(`${index}/`)).sort();
    expect([...new Set(linksIn(index, `main a[href^="${index}/"]`))].sort(), index).toEqual(members);
    const reached = members.map((member) => linksIn(member, 'article h2 a'));
    expect(reached.filter((found) => found.length === 0)).toEqual([]);
    expect([...new Set(reached.flat())].sort(), index).toEqual(addresses);
  }
});

describe('each feed parses and holds every post', () => {
  const urls = posts.map(({ url }) => url).sort();

  test('RSS', () => {
    const $ = load(readBuilt('blog/rss.xml'), { xml: true });
    expect($('rss > channel > title').text()).toBe('tRPC blog');
    const items = $('rss > channel > item').toArray();
    expect(items.map((item) => $(item).children('link').text()).sort()).toEqual(urls);
    for (const item of items) {
      for (const child of ['title', 'description', 'content\\:encoded']) {
        expect($(item).children(child).text(), child).toMatch(/\S/);
      }
      expect(Date.parse($(item).children('pubDate').text())).not.toBeNaN();
    }
  });

  test('Atom', () => {
    const $ = load(readBuilt('blog/atom.xml'), { xml: true });
    expect($('feed > title').text()).toBe('tRPC blog');
    const entries = $('feed > entry').toArray();
    expect(entries.map((entry) => $(entry).children('link').attr('href')).sort()).toEqual(urls);
    for (const entry of entries) {
      for (const child of ['title', 'summary', 'content']) {
        expect($(entry).children(child).text(), child).toMatch(/\S/);
      }
      expect(Date.parse($(entry).children('updated').text())).not.toBeNaN();
    }
  });

  test('JSON', () => {
    const feed = JSON.parse(readBuilt('blog/feed.json'));
    expect(feed).toMatchObject({ version: expect.stringContaining('jsonfeed.org'), title: 'tRPC blog' });
    const items = feed.items as Record<string, string>[];
    expect(items.map(({ url }) => url).sort()).toEqual(urls);
    for (const { title, summary, content_html: html, date_modified: date } of items) {
      for (const text of [title, summary, html]) expect(text).toMatch(/\S/);
      expect(Date.parse(date!)).not.toBeNaN();
    }
  });

  test('with the whole post, in HTML that any reader of feeds can show', () => {
    const { items } = JSON.parse(readBuilt('blog/feed.json')) as {
      items: { url: string; content_html: string; date_published: string }[];
    };
    const atom = load(readBuilt('blog/atom.xml'), { xml: true });
    const rss = load(readBuilt('blog/rss.xml'), { xml: true });
    for (const { url, content_html: html, date_published: date } of items) {
      const $ = load(html);
      const page = loadPage(new URL(url).pathname);
      const post = page('#__blog-post-container');
      const texts = (all: { text: () => string }[]) => all.map((one) => one.text().replaceAll('\u200b', '').trim());
      const of = (selector: string) =>
        texts(
          $(selector)
            .toArray()
            .map((one) => $(one)),
        );
      const shown = (selector: string) =>
        texts(
          post
            .find(selector)
            .toArray()
            .map((one) => page(one)),
        );
      expect.soft(of('h2, h3'), url).toEqual(shown('h2, h3'));
      post.find('.note').remove();
      expect.soft(of('pre').length, url).toBe(shown('pre').length);
      expect.soft($('button, script, style, svg, [class]:not(code), [style], pre code *').length, url).toBe(0);
      const addresses = $('[href], [src]')
        .toArray()
        .map((one) => $(one).attr('href') ?? $(one).attr('src'));
      for (const address of addresses) expect.soft(address, url).toMatch(/^(?:https?:\/\/|mailto:)/);

      const day = page('article time').attr('datetime')!.slice(0, 10);
      const entry = atom('entry').filter((_, one) => atom(one).children('link').attr('href') === url);
      const item = rss('item').filter((_, one) => rss(one).children('link').text() === url);
      const dates = [date, entry.children('published').text(), item.children('pubDate').text()];
      expect
        .soft(
          dates.map((one) => new Date(one).toISOString().slice(0, 10)),
          url,
        )
        .toEqual([day, day, day]);
      expect.soft(entry.children('content').text(), url).toBe(html);
      expect.soft(item.children('content\\:encoded').text(), url).toBe(html);
    }
  });
});
