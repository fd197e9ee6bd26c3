import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createZip } from './zip.ts';

/** Reads an archive from its directory at the end, as unpacking programs do. */
function readZip(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, packed, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    expect(crc32(content)).toBe(sum);
    files[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

test('gives back what was packed, under its name', () => {
  const files = { 'logo.svg': '<svg/>', 'folder/Größe.txt': 'x'.repeat(10_000), 'empty.txt': '' };
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }));
  expect(readZip(createZip(entries))).toEqual(files);
});

test('is the same archive each time', () => {
  const entries = [{ name: 'a', content: Buffer.from('b') }];
  expect(createZip(entries).equals(createZip(entries))).toBe(true);
});
