import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes a picture of few colours as a PNG with a palette, which takes half the bytes of one with all colours.
 *
 * @param pixels Opaque pixels, four bytes each: red, green, blue, alpha.
 * @returns The file, or undefined when the picture has more than the 256 colours that a palette can hold.
 * @see https://www.w3.org/TR/png-3/#11PLTE
 */
export function encodeIndexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array | undefined {
  const indexed = indexColors(pixels, width, height);
  if (!indexed) return undefined;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, an index into the palette; the rest is what PNG has no alternative to, and no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', deflateSync(indexed.rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns The colours, and the pixels as indices into them, each row behind a byte that says "not filtered". */
function indexColors(pixels: Uint8Array, width: number, height: number) {
  // Each as one small integer, which V8 compares fastest. The order of the bytes in it makes no difference.
  const colors = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const indices = new Map<number, number>();
  const palette: number[] = [];
  const rows = Buffer.alloc(height * (width + 1));
  let last = ~colors[0]!;
  let index = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const color = colors[at]!;
      // Most pixels are like the one before.
      if (color !== last) {
        last = color;
        const known = indices.get(color);
        index = known ?? indices.size;
        if (known === undefined) {
          indices.set(color, index);
          palette.push(...pixels.subarray(at * 4, at * 4 + 3));
        }
        if (index > 255) return undefined;
      }
      rows[at + y + 1] = index;
    }
  }
  return { palette: Buffer.from(palette), rows };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
