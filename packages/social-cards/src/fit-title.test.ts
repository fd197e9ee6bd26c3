import { expect, test } from 'vitest';
import { fitTitle, lineHeight, wordSpace, type FittedTitle } from './fit-title.ts';

const box = { width: 1000, height: 320 };

/** Assumes a font whose letters are half as wide as high. */
const widthsOf = (title: string) => title.split(' ').map((word) => word.length / 2);

function measure(widths: number[], { size, lines }: FittedTitle) {
  const lineWidths = lines.map(
    (line) => size * (line.reduce((sum, i) => sum + widths[i]!, 0) + (line.length - 1) * wordSpace),
  );
  return { width: Math.max(...lineWidths), height: lines.length * size * lineHeight, lineWidths };
}

test.each([
  'Links',
  'httpBatchLink',
  'unstable_httpBatchStreamLink in tRPC 10',
  'The TanStack React Query client: options instead of hooks',
  'Why a title of this length is still set in full, although nobody would read it to its end, and what becomes of it',
])('keeps every word inside the box: %s', (title) => {
  const widths = widthsOf(title);
  const fitted = fitTitle(widths, box);
  const { width, height } = measure(widths, fitted);
  expect(width).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThanOrEqual(box.height);
  expect(fitted.lines.flat()).toEqual(widths.map((_, i) => i));
  expect(fitted.cut).toBe(false);
});

test('sets short titles larger than long ones', () => {
  const size = (title: string) => fitTitle(widthsOf(title), box).size;
  expect(size('Links')).toBe(128);
  expect(size('Aborting procedure calls in Next.js')).toBeLessThan(128);
  expect(size('The TanStack React Query client: options instead of hooks')).toBeLessThan(
    size('Aborting procedure calls in Next.js'),
  );
});

test('leaves no word alone at the end', () => {
  const widths = widthsOf('Aborting procedure calls in a component of Next.js');
  const { lineWidths } = measure(widths, fitTitle(widths, box));
  expect(Math.min(...lineWidths)).toBeGreaterThan(0.5 * Math.max(...lineWidths));
});

test('leaves out at the smallest size what does not fit, and says so', () => {
  const widths = widthsOf('word '.repeat(200).trim());
  const fitted = fitTitle(widths, box);
  expect(fitted).toMatchObject({ size: 48, cut: true });
  expect(measure(widths, fitted).height).toBeLessThanOrEqual(box.height);
});
