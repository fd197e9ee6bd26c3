import { crc32, deflateSync } from 'node:zlib';

/** An image with four bytes per pixel: red, green, blue and alpha. */
export interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Most colors of a palette. */
const most = 256;

/**
 * Encodes an opaque image as a PNG with a palette, one byte per pixel instead of four. Cards have a few flat colors with
 * smoothed edges between them, so beyond 256 colors the rare ones take the nearest of the frequent ones.
 *
 * @see https://www.w3.org/TR/png-3/
 */
export function encodePng({ pixels, width, height }: Pixels): Uint8Array {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = colorAt(pixels, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const colors = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b);
  const palette = colors.slice(0, most);
  const indexes = new Map(colors.map((color, i) => [color, i < most ? i : nearest(color, palette)]));

  // Each row starts with the number of its filter; without a filter, rows of a palette image compress best.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexes.get(colorAt(pixels, 4 * (y * width + x)))!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, colors from a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colorAt(pixels: Uint8Array, at: number): number {
  return (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
}

function channels(color: number): [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  const distances = palette.map((other) => {
    const [r, g, b] = channels(other);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(content.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(content, 4);
  bytes.writeUInt32BE(crc32(content), content.length + 4);
  return bytes;
}
