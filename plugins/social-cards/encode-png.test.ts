import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePng, type Pixels } from './encode-png.ts';

/** Decodes a PNG with another program: as an image inside an SVG. */
function decode(png: Uint8Array, { width, height }: Pixels): Uint8Array {
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" image-rendering="optimizeSpeed"><image href="${address}" width="${width}" height="${height}"/></svg>`,
  ).render().pixels;
}

/** An image whose pixels have the colors that a function gives them. */
function draw(width: number, height: number, colorOf: (x: number, y: number) => [number, number, number]): Pixels {
  const pixels = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) pixels.set([...colorOf(i % width, Math.floor(i / width)), 255], 4 * i);
  return { pixels, width, height };
}

it('keeps every pixel of an image with 256 colors', () => {
  const image = draw(16, 16, (x, y) => [x * 16, y * 16, 100]);
  expect(decode(encodePng(image), image)).toEqual(Buffer.from(image.pixels));
});

it('gives rare colors beyond 256 the nearest of the others', () => {
  // Each color twice but one, which is next to the first.
  const image = draw(2, 257, (x, y) => (y < 256 ? [y, y, y] : x === 0 ? [0, 0, 1] : [0, 0, 0]));
  const decoded = decode(encodePng(image), image);
  expect([...decoded.slice(-8)]).toEqual([0, 0, 0, 255, 0, 0, 0, 255]);
});

it('is smaller than an image with four bytes per pixel', () => {
  const image = draw(200, 100, (x, y) => (Math.hypot(x - 100, y - 50) < 40 ? [255, 255, 255] : [11, 74, 120]));
  expect(encodePng(image).length).toBeLessThan(1500);
});
