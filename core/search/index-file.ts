import { strFromU8, strToU8 } from 'fflate';
import type { IndexedPage, IndexedPart } from './index-pages.ts';
import { SearchError } from './search-error.ts';

/** Changes whenever files can't be read as before. */
export const indexSchema = 1;

/**
 * Writes pages as the compact content of an index file, to be compressed afterwards:
 *
 *   bytes 0-3  length of the texts in bytes, little-endian
 *   texts      JSON with pages, parts and words; words in order, without the beginning that each shares with the one before
 *   numbers    for each word: how many parts have it in their text, how many in code, and which, as gaps between
 *              them; 7 bits to a byte, the lowest first (LEB128)
 *
 * Words that headings and leads have are in these alone.
 */
export function writeIndexFile(pages: IndexedPage[], build: string): Uint8Array {
  const places = new Map<string, { words: number[]; code: number[] }>();
  pages
    .flatMap(({ parts }) => parts)
    .forEach((part, index) => {
      for (const field of ['words', 'code'] as const) {
        for (const word of part[field]) {
          let place = places.get(word);
          if (!place) places.set(word, (place = { words: [], code: [] }));
          place[field].push(index);
        }
      }
    });
  const words = [...places.keys()].sort();
  const common = words.map((word, index) => sharedStart(word, words[index - 1] ?? ''));
  const texts = strToU8(
    JSON.stringify({
      schema: indexSchema,
      build,
      pages: pages.map(({ parts, ...page }) => ({ ...page, parts: parts.length })),
      levels: pages.flatMap(({ parts }) => parts.map(({ level }) => level[3])).join(''),
      headings: pages.flatMap(({ parts }) => parts.slice(1).map(({ heading }) => heading)),
      anchors: pages.flatMap(({ parts }) => parts.map(({ anchor, heading }) => shortAnchor(anchor, heading))),
      leads: pages.flatMap(({ parts }) => parts.map(({ lead }) => lead)),
      common,
      words: words.map((word, index) => word.slice(common[index])).join(' '),
    }),
  );
  const numbers: number[] = [];
  const lists = words.map((word) => places.get(word)!);
  for (const field of ['words', 'code'] as const) {
    for (const list of lists) writeNumber(numbers, list[field].length);
    for (const list of lists) {
      list[field].forEach((place, index) => writeNumber(numbers, place - (list[field][index - 1] ?? -1) - 1));
    }
  }
  const file = new Uint8Array(4 + texts.length + numbers.length);
  new DataView(file.buffer).setUint32(0, texts.length, true);
  file.set(texts, 4);
  file.set(numbers, 4 + texts.length);
  return file;
}

/**
 * @param build What the manifest says that the file was built with.
 * @throws {SearchError} When it is no index, or one of another build.
 */
export function readIndexFile(file: Uint8Array, build: string): IndexedPage[] {
  try {
    const size = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
    const texts = JSON.parse(strFromU8(file.subarray(4, 4 + size))) as IndexTexts;
    if (texts.schema !== indexSchema || texts.build !== build) {
      throw new SearchError('other-build', 'The search index is of another build than its list. Reload the page.');
    }
    return readPages(texts, file.subarray(4 + size));
  } catch (error) {
    if (error instanceof SearchError) throw error;
    throw new SearchError('corrupt', `The search index can't be read: ${String(error)}`);
  }
}

interface IndexTexts {
  schema: number;
  build: string;
  pages: (Omit<IndexedPage, 'parts'> & { parts: number })[];
  levels: string;
  headings: string[];
  anchors: (string | null)[];
  leads: string[];
  common: number[];
  words: string;
}

function readPages(texts: IndexTexts, numbers: Uint8Array): IndexedPage[] {
  let part = 0;
  let heading = 0;
  const pages = texts.pages.map((page): IndexedPage => {
    const parts = Array.from({ length: page.parts }, (_, index): IndexedPart => {
      const title = index === 0 ? page.title : texts.headings[heading++]!;
      const anchor = texts.anchors[part]!;
      return {
        level: `lvl${texts.levels[part]}` as IndexedPart['level'],
        heading: title,
        anchor: anchor === '' ? slugOf(title) : anchor,
        lead: texts.leads[part++]!,
        words: [],
        code: [],
      };
    });
    return { ...page, parts };
  });
  const parts = pages.flatMap((page) => page.parts);
  let last = '';
  const ends = texts.words === '' ? [] : texts.words.split(' ');
  const words = ends.map((end, index) => (last = last.slice(0, texts.common[index]) + end));
  const read = createReader(numbers);
  for (const field of ['words', 'code'] as const) {
    const counts = words.map(read);
    words.forEach((word, index) => {
      let place = -1;
      for (let count = counts[index]!; count > 0; count--) {
        place += read() + 1;
        parts[place]![field].push(word);
      }
    });
  }
  return pages;
}

function sharedStart(word: string, before: string): number {
  let length = 0;
  while (length < before.length && word[length] === before[length]) length++;
  return length;
}

/** Most anchors are made from their headings; these are written as an empty string. */
function shortAnchor(anchor: string | null, heading: string): string | null {
  return anchor === slugOf(heading) ? '' : anchor;
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function writeNumber(bytes: number[], value: number): void {
  while (value > 127) {
    bytes.push((value & 127) | 128);
    value >>>= 7;
  }
  bytes.push(value);
}

function createReader(bytes: Uint8Array): () => number {
  let offset = 0;
  return () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      if (offset >= bytes.length) throw new Error('the file is cut off.');
      const byte = bytes[offset++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
}
