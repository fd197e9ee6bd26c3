import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card.ts';
import { fitTitle, wordSpace } from '../fit-title.ts';
import { readTitle } from '../title-words.ts';
import { titleBox } from './CardText.tsx';
import { drawCard, drawSvg, measureWords } from './draw-card.ts';
import { readFonts } from './fonts.ts';

const colors = { ground: '#135f99', mark: '#1b68a3', soft: '#d8eaf8', badge: '#d8eaf8', badgeText: '#13202d' };
const tools = {
  fonts: readFonts(),
  mark: '<circle cx="900" cy="300" r="200" fill="currentColor"/>',
  palette: { latest: colors, older: { ...colors, ground: '#13202d' }, post: colors, page: colors },
  wordmark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h30v10z" fill="#fff"/></svg>',
};
const card: Card = { title: 'Links', section: ['Client'], badge: '11.x', ground: 'latest' };

const longTitles = [
  'httpBatchLink',
  'unstable_httpBatchStreamLink in tRPC 10',
  'The TanStack React Query client: options instead of hooks',
  'inferTransformedProcedureOutputOfARouterWhoseNameNeverComesToAnEnd<TContext>',
  'https://example.com/an/address/that/nobody/would/write/into/a/title/of/a/page/but/who/knows',
  'W'.repeat(60),
  'A title so long that it cannot be set in full '.repeat(10),
  'Żółć, Ελληνικά, Привет, Tiếng Việt',
];

test.each(longTitles)('sets a title inside its box: %s', async (title) => {
  const { words, widths } = await measureWords(readTitle(title), tools.fonts);
  const { size, lines, cut } = fitTitle(widths, titleBox);
  for (const line of lines) {
    const space = (line.length - 1) * wordSpace;
    const dots = cut && line === lines.at(-1) ? 1 : 0;
    const width = size * (line.reduce((sum, i) => sum + widths[i]!, 0) + space + dots);
    expect(width, line.map((i) => words[i]!.text).join(' ')).toBeLessThanOrEqual(titleBox.width);
  }
});

test.each(longTitles)('leaves the margins of a card empty: %s', async (title) => {
  const { pixels, width, height } = new Resvg(await drawSvg({ ...card, title, ground: 'older' }, tools)).render();
  expect([width, height]).toEqual([1200, 630]);
  // Text is nearly white; the ground and its mark are dark. Descenders may reach a little below the box.
  const isText = (sum: number) => sum > 300;
  for (let y = 0; y < height; y++) {
    const marks: number[] = [];
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      if (isText(pixels[at]! + pixels[at + 1]! + pixels[at + 2]!)) marks.push(x);
    }
    if (y < 60 || y > height - 50) expect(marks, `row ${y}`).toEqual([]);
    expect(Math.min(...marks, 1200), `row ${y}`).toBeGreaterThanOrEqual(60);
    expect(Math.max(...marks, 0), `row ${y}`).toBeLessThanOrEqual(1140);
  }
});

test('sets code in the font of code', async () => {
  const [inProse, asCode] = await Promise.all(
    ['Response', '`Response`'].map((title) => drawSvg({ ...card, title }, tools)),
  );
  expect(asCode).not.toBe(inProse);
});

describe('each part of a card shows', () => {
  test.each<[string, Partial<Card>]>([
    ['the title', { title: 'Link' }],
    ['the section', { section: ['Server'] }],
    ['the version', { badge: '10.x' }],
    ['the ground', { ground: 'older' }],
  ])('%s', async (_part, change) => {
    expect(await drawSvg({ ...card, ...change }, tools)).not.toBe(await drawSvg(card, tools));
  });
});

test('takes text for text, never for markup', async () => {
  const svg = await drawSvg({ ...card, title: '</svg><script>&amp;', section: ['<b>'] }, tools);
  expect(svg).not.toMatch(/<script|<b>/);
});

test('says which letters no font has', async () => {
  await expect(drawCard({ ...card, title: '漢字 in a title' }, tools)).rejects.toThrow(
    'no font has "漢字" (U+6F22, U+5B57)',
  );
});

test('fits the wordmark into its height, and rejects one of unknown size', async () => {
  expect(await drawSvg(card, tools)).toContain('width="240" height="80" viewBox="0 0 30 10"');
  await expect(drawSvg(card, { ...tools, wordmark: '<svg width="30"></svg>' })).rejects.toThrow('has no <svg viewBox');
});

test('draws titles with emoji without them', async () => {
  expect(await drawSvg({ ...card, title: 'Links 🚀' }, tools)).toBe(await drawSvg(card, tools));
});

test.each(['latest', 'older', 'post', 'page'] as const)('keeps the colors: %s', async (ground) => {
  const drawn = new Resvg(await drawSvg({ ...card, ground }, tools)).render();
  const pixels = await sharp(await drawCard({ ...card, ground }, tools))
    .ensureAlpha()
    .raw()
    .toBuffer();
  expect(pixels.equals(drawn.pixels)).toBe(true);
});

test('stays small', async () => {
  for (const title of longTitles) expect((await drawCard({ ...card, title }, tools)).length).toBeLessThan(40_000);
});
