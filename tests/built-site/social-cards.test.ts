import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { cardSharing } from '../../config/social-cards.ts';
import { cardPath, pageOfCard } from '@typed-docs/social-cards/card';
import { readBuilt } from '../support/built-pages.ts';
import { readPages } from '../support/sitemap.ts';

const build = path.resolve(__dirname, '../../build');

const known = new Map<string, Record<string, string[]>>();

function tagsOf(address: string): Record<string, string[]> {
  if (!known.has(address)) known.set(address, readTags(address));
  return known.get(address)!;
}

function readTags(address: string): Record<string, string[]> {
  const html = readBuilt(address === '/' ? 'index.html' : `${address}.html`);
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
    const tags = tagsOf(address);
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
    const tags = tagsOf(address);
    const isPost = tags['article:published_time'] !== undefined;
    expect.soft(isPost, address).toBe(/^\/blog\/(?!archive$|authors|tags|page\/)/.test(address));
    if (isPost)
      expect.soft(tags['article:published_time'], address).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
    if (!address.startsWith('/docs')) {
      expect.soft(tags['og:type'], address).toEqual([isPost ? 'article' : 'website']);
    }
  }
  expect(tagsOf('/docs/quickstart')['og:type']).toEqual(['article']);
  // Category pages are not articles.
  expect(tagsOf('/docs/server/introduction')['og:type']).toEqual(['website']);
});

test('the not-found page, which has no address of its own, has the image of the site', () => {
  expect(tagsOf('/404')['og:image']).toEqual([expect.stringMatching(/\/img\/social-card\.png$/)]);
});
