import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeCards } from './write-cards.ts';

const wordmark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10z" fill="#fff"/></svg>';
const colors = { ground: '#135f99', mark: '#1b68a3', soft: '#d8eaf8', badge: 'none', badgeText: '#ffffff' };
const design = { palette: { latest: colors, older: colors, post: colors, page: colors }, mark: '' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'social-cards-'));
  writeFileSync(path.join(folder, 'wordmark.svg'), wordmark);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (card: string) => readFileSync(path.join(folder, 'build/img/cards', card));

/** @returns the number of drawn cards */
function write(titles: Record<string, string | undefined>): Promise<number> {
  const pages = Object.entries(titles).map(([address, title]) => ({ address, title }));
  const settings = {
    outDir: path.join(folder, 'build'),
    cacheFolder: path.join(folder, 'cache'),
    design: { ...design, wordmarkFile: path.join(folder, 'wordmark.svg') },
  };
  return writeCards(pages, () => ({ section: ['Client'], badge: '11.x', ground: 'latest' }), settings);
}

// Workers start slowly on a busy machine.
const options = { timeout: 120_000 };

test('draws cards that changed, and no others', options, async () => {
  expect(await write({ '/': 'Home', '/docs/a': 'One', '/docs/b': 'Two', '/docs/c': 'Two' })).toBe(3);
  const before = ['index.png', 'docs/a.png', 'docs/b.png'].map(read);
  expect(read('docs/c.png')).toEqual(before[2]);
  rmSync(path.join(folder, 'build'), { recursive: true });
  expect(await write({ '/': 'Home', '/docs/a': 'Changed', '/docs/b': 'Two' })).toBe(1);
  expect([read('index.png'), read('docs/b.png')]).toEqual([before[0], before[2]]);
  expect(read('docs/a.png')).not.toEqual(before[1]);
  writeFileSync(path.join(folder, 'wordmark.svg'), wordmark.replace('#fff', '#fee'));
  expect(await write({ '/docs/b': 'Two' })).toBe(1);
});

test('names every page whose card cannot be drawn, the reason and the fix', options, async () => {
  const error = await write({ '/docs/a': '漢字', '/docs/b': 'Fine', '/docs/c': 'हिन्दी' }).catch(
    (e: Error) => e.message,
  );
  expect(error).toMatch(/\/docs\/a \("漢字"\): no font has "漢字" \(U\+6F22, U\+5B57\)\n/);
  expect(error).toMatch(/\/docs\/c \("हिन्दी"\).*\n.*add a font.*fonts\.ts/);
  expect(existsSync(path.join(folder, 'build/img/cards'))).toBe(false);
  await expect(write({ '/docs/a': undefined })).rejects.toThrow('/docs/a has no og:title. Give it a title.');
});
