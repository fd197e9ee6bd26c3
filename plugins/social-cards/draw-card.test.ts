import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../core/social-cards/card.ts';
import { fitTitle, wordSpace } from '../../core/social-cards/fit-title.ts';
import { readTitle } from '../../core/social-cards/title-words.ts';
import { titleBox } from './CardText.tsx';
import { drawCard, drawSvg, measureWords } from './draw-card.ts';
import { readFonts } from './fonts.ts';

const tools = {
  fonts: readFonts(),
  wordmark: readFileSync(path.join(__dirname, '../../static/img/logo-text-white.svg'), 'utf8'),
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
  const { width, height, rowOf } = decode(await drawCard({ ...card, title, ground: 'older' }, tools));
  expect([width, height]).toEqual([1200, 630]);
  // Text is nearly white; the ground and the mark behind it are dark. Descenders may reach a little below the box.
  const isText = (sum: number) => sum > 300;
  for (let y = 0; y < height; y++) {
    const row = rowOf(y);
    const marks = row.flatMap((sum, x) => (isText(sum) ? [x] : []));
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

test('draws titles with emoji without them', async () => {
  expect(await drawSvg({ ...card, title: 'Links 🚀' }, tools)).toBe(await drawSvg(card, tools));
});

test('stays small', async () => {
  for (const title of longTitles) expect((await drawCard({ ...card, title }, tools)).length).toBeLessThan(40_000);
});

/** Reads what encodeIndexedPng writes. */
function decode(png: Uint8Array) {
  const file = Buffer.from(png);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const [palette, rows] = [chunks.get('PLTE')!, inflateSync(chunks.get('IDAT')!)];
  const brightness = Array.from(
    { length: palette.length / 3 },
    (_, i) => palette[3 * i]! + palette[3 * i + 1]! + palette[3 * i + 2]!,
  );
  return {
    width,
    height,
    /** The sums of red, green and blue of a row's pixels. */
    rowOf: (y: number) =>
      [...rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1))].map((index) => brightness[index]!),
  };
}
