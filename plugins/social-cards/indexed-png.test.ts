import { expect, test } from 'vitest';
import { Resvg } from '@resvg/resvg-js';
import { encodeIndexedPng } from './indexed-png.ts';

/** Decodes a PNG with another implementation: resvg's. */
function decode(png: Uint8Array, width: number, height: number): Buffer {
  const data = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" xlink:href="${data}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

test('another decoder reads the same pixels', () => {
  const [width, height] = [32, 8];
  // Each of the 256 pixels has a colour of its own.
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 256));
  const png = encodeIndexedPng(pixels, width, height);
  expect(new Uint8Array(decode(png!, width, height))).toEqual(pixels);
});

test('refuses more colours than a palette holds', () => {
  const pixels = Uint8Array.from({ length: 257 * 4 }, (_, i) =>
    i % 4 === 0 ? i >> 8 : i % 4 === 1 ? (i >> 2) % 256 : 255,
  );
  expect(encodeIndexedPng(pixels, 257, 1)).toBeUndefined();
});
