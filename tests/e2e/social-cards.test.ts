import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { cardSharing } from '../../config/social-cards.ts';
import { cardPath, pageOfCard } from '@typed-docs/social-cards/card';
import { expect, open, test } from '../support/test.ts';
import { readPages } from '../support/sitemap.ts';

const build = path.resolve(__dirname, '../../build');

function readTags(address: string): Record<string, string[]> {
  const file = address === '/' ? 'index.html' : `${address}.html`;
  const html = readFileSync(path.join(build, file), 'utf8');
  const $ = load(html.slice(0, html.indexOf('<body')));
  const tags: Record<string, string[]> = { title: [$('title').text()] };
  $('head meta').each((_, meta) => {
    const name = $(meta).attr('property') ?? $(meta).attr('name');
    if (!name || !/^(og|twitter|article):|^description$/.test(name)) return;
    (tags[name] ??= []).push($(meta).attr('content') ?? '');
  });
  return tags;
}

test('every page has a card, one of its own outside the API reference, and says what it shows', () => {
  const cards = new Map<string, string>();
  // Search pages are not shared, so their cards do not matter.
  for (const { url, address } of readPages().filter((page) => page.address !== '/search')) {
    const tags = readTags(address);
    const text = [expect.stringMatching(/\S/)];
    const image = `${new URL(url).origin}/${cardPath(address, cardSharing)}`;
    expect.soft(tags, address).toMatchObject({
      'og:site_name': ['tRPC'],
      'og:title': tags.title!,
      'og:description': tags.description!,
      'og:url': [url],
      'og:image': [image],
      'og:image:type': ['image/png'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': text,
      'twitter:card': ['summary_large_image'],
      'twitter:image': [image],
      'twitter:image:alt': tags['og:image:alt'] ?? [],
    });
    const file = path.join(build, new URL(image).pathname);
    expect.soft(existsSync(file), `${file} exists`).toBe(true);
    if (!existsSync(file)) continue;
    const png = readFileSync(file);
    expect.soft(png.toString('latin1', 1, 4), image).toBe('PNG');
    expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect.soft(png.length, image).toBeLessThan(40_000);
    if (pageOfCard(address, cardSharing) !== address) continue;
    const title = tags['og:title']?.[0] ?? '';
    const drawing = png.toString('base64');
    expect.soft(cards.get(drawing) ?? title, `${image} is the card of another page`).toBe(title);
    cards.set(drawing, title);
  }
  expect(cards.size).toBeGreaterThan(100);
});

test('pages of the docs and posts are articles, posts with their day', () => {
  for (const { address } of readPages()) {
    const tags = readTags(address);
    const isPost = tags['article:published_time'] !== undefined;
    expect.soft(isPost, address).toBe(/^\/blog\/(?!archive$|authors|tags|page\/)/.test(address));
    if (isPost)
      expect.soft(tags['article:published_time'], address).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
    if (!address.startsWith('/docs')) {
      expect.soft(tags['og:type'], address).toEqual([isPost ? 'article' : 'website']);
    }
  }
  expect(readTags('/docs/quickstart')['og:type']).toEqual(['article']);
  // Category pages are not articles.
  expect(readTags('/docs/server/introduction')['og:type']).toEqual(['website']);
});

test('a page that React renders has the card of its address', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/cards\/blog\.png$/);
});

test('the not-found page, which has no address of its own, has the image of the site', async ({ request }) => {
  const html = await (await request.get('/no/such/page')).text();
  expect(load(html)('meta[property="og:image"]').attr('content')).toMatch(/\/img\/social-card\.png$/);
});
