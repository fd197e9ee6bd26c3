import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawCards, type DrawOptions, type PageCard } from './draw-cards.ts';

const wordmarkFile = path.join(__dirname, '../../static/img/logo-text-white.svg');
const page = (address: string, title: string): PageCard => ({
  path: address,
  card: { title, section: ['Client'], badge: '11.x', ground: 'latest' },
});

let folder: string;
let options: DrawOptions;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'social-cards-'));
  options = { outDir: path.join(folder, 'build'), cacheDir: path.join(folder, 'cache'), wordmarkFile };
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (address: string) => readFileSync(path.join(options.outDir, 'img/cards', address));

test('a second build draws nothing, and leaves the same cards', async () => {
  const pages = [page('/docs', 'Introduction'), page('/docs/client/links', 'Links'), page('/', 'Home')];
  expect(await drawCards(pages, options)).toBe(3);
  const before = ['docs.png', 'docs/client/links.png', 'index.png'].map(read);
  rmSync(options.outDir, { recursive: true });
  expect(await drawCards(pages, options)).toBe(0);
  expect(['docs.png', 'docs/client/links.png', 'index.png'].map(read)).toEqual(before);
});

test('draws the card of a page that changed, and no other', async () => {
  await drawCards([page('/docs/a', 'One'), page('/docs/b', 'Two')], options);
  const before = read('docs/a.png');
  expect(await drawCards([page('/docs/a', 'Changed'), page('/docs/b', 'Two')], options)).toBe(1);
  expect(read('docs/a.png')).not.toEqual(before);
});

test('draws all cards again when the wordmark changed', async () => {
  await drawCards([page('/docs/a', 'One')], options);
  const changed = path.join(folder, 'wordmark.svg');
  writeFileSync(changed, readFileSync(wordmarkFile, 'utf8').replaceAll('#fff', '#fee'));
  expect(await drawCards([page('/docs/a', 'One')], { ...options, wordmarkFile: changed })).toBe(1);
});

test('pages of one title and place share a drawing', async () => {
  await drawCards([page('/docs/a', 'Same')], options);
  expect(await drawCards([page('/docs/a', 'Same'), page('/docs/b', 'Same')], options)).toBe(0);
  expect(read('docs/a.png')).toEqual(read('docs/b.png'));
});

test('names every page whose card cannot be drawn, what is missing and what to do', async () => {
  const pages = [page('/docs/a', '漢字'), page('/docs/b', 'Fine'), page('/docs/c', 'हिन्दी')];
  await expect(drawCards(pages, options)).rejects.toThrow(
    /\/docs\/a \("漢字"\): no font has "漢字" \(U\+6F22, U\+5B57\)\n.*\/docs\/c \("हिन्दी"\).*\n.*add a font.*fonts\.ts/,
  );
  expect(existsSync(path.join(options.outDir, 'img/cards/docs/b.png'))).toBe(true);
});
