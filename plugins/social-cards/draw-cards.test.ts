import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawCards, foreseeCards, type DrawAnswer } from './draw-cards.ts';
import { drawInThreads } from './draw-in-threads.ts';
import { findMissing, placeKnownCards } from './known-cards.ts';

const wordmark = path.join(__dirname, '../../static/img/logo-text-white.svg');

let folder: string;
let outDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'social-cards-'));
  outDir = path.join(folder, 'build');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A built site with pages of these titles, by address. */
function buildPages(titles: Record<string, string>, wordmarkFile = wordmark) {
  for (const [address, title] of Object.entries(titles)) {
    const file = path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `<head><meta property="og:title" content="${title} | tRPC"></head>`);
  }
  const place = { section: ['Client'], badge: '11.x', ground: 'latest' } as const;
  const pages = Object.keys(titles).map((address) => ({ path: address, place }));
  return { pages, titleSuffix: ' | tRPC', outDir, cacheDir: path.join(folder, 'cache'), wordmarkFile };
}

function draw(...site: Parameters<typeof buildPages>): Promise<DrawAnswer> {
  const request = buildPages(...site);
  return drawCards(placeKnownCards(request), request);
}

const read = (address: string) => readFileSync(path.join(outDir, 'img/cards', address));

test('a second build draws nothing, and leaves the same cards', async () => {
  const titles = { '/docs': 'Introduction', '/docs/client/links': 'Links', '/': 'Home' };
  expect(await draw(titles)).toEqual({ drawn: 3, problems: [] });
  const before = ['docs.png', 'docs/client/links.png', 'index.png'].map(read);
  rmSync(outDir, { recursive: true });
  expect(await draw(titles)).toEqual({ drawn: 0, problems: [] });
  expect(['docs.png', 'docs/client/links.png', 'index.png'].map(read)).toEqual(before);
});

test('draws the card of a page that changed, and no other', async () => {
  await draw({ '/docs/a': 'One', '/docs/b': 'Two' });
  const before = read('docs/a.png');
  expect(await draw({ '/docs/a': 'Changed', '/docs/b': 'Two' })).toMatchObject({ drawn: 1 });
  expect(read('docs/a.png')).not.toEqual(before);
});

test('draws all cards again when the wordmark changed', async () => {
  await draw({ '/docs/a': 'One' });
  const changed = path.join(folder, 'wordmark.svg');
  writeFileSync(changed, readFileSync(wordmark, 'utf8').replaceAll('#fff', '#fee'));
  expect(await draw({ '/docs/a': 'One' }, changed)).toMatchObject({ drawn: 1 });
});

test('pages of one title and place share a drawing', async () => {
  expect(await draw({ '/docs/a': 'Same', '/docs/b': 'Same' })).toMatchObject({ drawn: 1 });
  expect(read('docs/a.png')).toEqual(read('docs/b.png'));
});

test('draws no card again that was foreseen, and says nothing of one that cannot be drawn until a page has it', async () => {
  const request = buildPages({ '/docs/a': 'Foreseen', '/docs/b': 'New', '/docs/c': '漢字' });
  const [{ place }] = request.pages as [(typeof request.pages)[number]];
  const cards = ['Foreseen', '漢字', 'Of no page'].map((title) => ({ title, ...place }));
  await foreseeCards(findMissing({ ...request, cards }), request);
  expect(findMissing({ ...request, cards }).map(({ card }) => card.title)).toEqual(['漢字']);
  const problems = [expect.stringContaining('/docs/c ("漢字"): no font has')];
  expect(await drawCards(placeKnownCards(request), request)).toEqual({ drawn: 1, problems });
});

test('refuses a page that the built site lacks, or that has no title', () => {
  const request = buildPages({ '/docs/a': 'One' });
  writeFileSync(path.join(outDir, 'docs/a.html'), '<h1>One</h1>');
  expect(() => placeKnownCards(request)).toThrow('/docs/a has no og:title. Give it a title.');
});

test('threads share the work, and name every page whose card cannot be drawn, what is missing and what to do', async () => {
  const request = buildPages({ '/docs/a': '漢字', '/docs/b': 'Fine', '/docs/c': 'हिन्दी', '/docs/d': 'Fine too' });
  const error = await drawInThreads(request).catch((reason: Error) => reason.message);
  expect(error).toMatch(/\/docs\/a \("漢字"\): no font has "漢字" \(U\+6F22, U\+5B57\)\n/);
  expect(error).toMatch(/\/docs\/c \("हिन्दी"\).*\n.*add a font.*fonts\.ts/);
  for (const card of ['b', 'd']) expect(existsSync(path.join(outDir, `img/cards/docs/${card}.png`))).toBe(true);
});
