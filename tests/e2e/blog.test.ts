import { load } from 'cheerio';
import { expect, open, test } from '../support/test.ts';
import { readPosts, readSitemap } from '../support/sitemap.ts';

const posts = readPosts();
const addresses = posts.map(({ address }) => address).sort();

test('the list shows every post with its reading time', async ({ page }) => {
  await open(page, '/blog');
  const articles = page.locator('article');
  await expect(articles).toHaveCount(addresses.length);
  const links = await articles.locator('h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual(addresses);
  for (const article of await articles.all()) await expect(article).toContainText(/\d+ min read/);
});

test('the archive and the sidebar group every post by its year', async ({ page }) => {
  const years = new Map<string, string>();
  for (const { address } of posts) {
    await open(page, address);
    await expect(page.locator('article')).toContainText(/\d+ min read/);
    years.set(address, (await page.locator('article time').first().getAttribute('datetime'))!.slice(0, 4));
  }
  const grouped = async (heading: string) =>
    page
      .locator(heading)
      .evaluateAll((headings) =>
        headings.flatMap((year) =>
          Array.from(year.parentElement!.querySelectorAll('li a'), (link) => [
            link.getAttribute('href')!,
            /\d{4}/.exec(year.textContent!)![0],
          ]),
        ),
      );
  const expected = [...years].sort();
  await open(page, '/blog/archive');
  expect((await grouped('main h2')).sort()).toEqual(expected);
  await open(page, '/blog');
  expect((await grouped('nav[aria-label="Blog recent posts navigation"] [role=group] > :first-child')).sort()).toEqual(
    expected,
  );
});

test('authors and tags lead to their posts, and every post is reached through both', async ({ page }) => {
  const lists = readSitemap().map(({ address }) => address);
  for (const [index, heading] of [
    ['/blog/authors', 'Authors'],
    ['/blog/tags', 'Tags'],
  ] as const) {
    await open(page, index);
    await expect(page.locator('h1')).toHaveText(heading);
    const members = lists.filter((address) => address.startsWith(`${index}/`));
    const links = await page
      .locator(`main a[href^="${index}/"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect([...new Set(links)].sort(), index).toEqual(members.sort());

    const reached = new Set<string>();
    for (const member of members) {
      await open(page, member);
      const found = await page
        .locator('article h2 a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      expect(found.length, member).toBeGreaterThan(0);
      found.forEach((address) => reached.add(address));
    }
    expect([...reached].sort(), index).toEqual(addresses);
  }
});

test.describe('each feed parses and holds every post', () => {
  const urls = posts.map(({ url }) => url).sort();

  test('RSS', async ({ request }) => {
    const $ = load(await (await request.get('/blog/rss.xml')).text(), { xml: true });
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

  test('Atom', async ({ request }) => {
    const $ = load(await (await request.get('/blog/atom.xml')).text(), { xml: true });
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

  test('JSON', async ({ request }) => {
    const feed = await (await request.get('/blog/feed.json')).json();
    expect(feed).toMatchObject({ version: expect.stringContaining('jsonfeed.org'), title: 'tRPC blog' });
    const items = feed.items as Record<string, string>[];
    expect(items.map(({ url }) => url).sort()).toEqual(urls);
    for (const { title, summary, content_html: html, date_modified: date } of items) {
      for (const text of [title, summary, html]) expect(text).toMatch(/\S/);
      expect(Date.parse(date!)).not.toBeNaN();
    }
  });

  test('with the whole post, in HTML that any reader of feeds can show', async ({ request }) => {
    const { items } = (await (await request.get('/blog/feed.json')).json()) as {
      items: { url: string; content_html: string; date_published: string }[];
    };
    const atom = load(await (await request.get('/blog/atom.xml')).text(), { xml: true });
    const rss = load(await (await request.get('/blog/rss.xml')).text(), { xml: true });
    for (const { url, content_html: html, date_published: date } of items) {
      const $ = load(html);
      const page = load(await (await request.get(new URL(url).pathname)).text());
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
