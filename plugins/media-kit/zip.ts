import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Path inside the archive, with forward slashes. */
  name: string;
  content: Uint8Array;
}

/** 1 January 1980, the earliest day that the format knows: the same files always give the same archive. */
const dosDate = (1 << 5) | 1;
const utf8Names = 0x0800;
const deflated = 8;

/**
 * Packs files into a zip archive (PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). Enough for a handful of
 * small files: no ZIP64, no encryption, no folders of their own.
 */
export function createZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name, 'utf8');
    const data = deflateRawSync(content, { level: 9 });
    const facts = describe(content, data, path);
    const local = Buffer.concat([uint32(0x04034b50), uint16(20), facts, uint16(0), path, data]);
    directory.push(
      Buffer.concat([
        uint32(0x02014b50),
        uint16(20),
        uint16(20),
        facts,
        uint16(0), // extra field
        uint16(0), // comment
        uint16(0), // disk
        uint16(0), // internal attributes
        uint32(0), // external attributes
        uint32(offset),
        path,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.concat([
    uint32(0x06054b50),
    uint16(0),
    uint16(0),
    uint16(entries.length),
    uint16(entries.length),
    uint32(listing.length),
    uint32(offset),
    uint16(0),
  ]);
  return Buffer.concat([...parts, listing, end]);
}

/** The fields that the local header and the directory share, from the flags to the length of the name. */
function describe(content: Uint8Array, data: Buffer, path: Buffer): Buffer {
  return Buffer.concat([
    uint16(utf8Names),
    uint16(deflated),
    uint16(0), // time
    uint16(dosDate),
    uint32(crc32(content)),
    uint32(data.length),
    uint32(content.length),
    uint16(path.length),
  ]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
