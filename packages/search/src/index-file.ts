import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';
import type { IndexedPage, IndexedPart } from './index-pages.ts';

/** Increment when the format of index files changes. */
export const indexSchema = 3;

/**
 * For each word, stores the numbers of the parts that contain it. That takes a third less space than storing the words
 * of each part.
 */
interface IndexFile {
  pages: (Omit<IndexedPage, 'parts' | 'tag'> & {
    parts: [level: IndexedPart['level'], ...rest: (string | null)[]][];
  })[];
  /** Sorted, without the prefix shared with the previous word. */
  words: string[];
  /** Number of letters that each word shares with the previous word. */
  shared: string;
  /** Gaps between the numbers of a word's parts, see {@link encodeNumbers}. */
  text: string;
  code: string;
}

const fields = { words: 'text', code: 'code' } as const;

/** Requires pages with the same tag. The same pages result in the same bytes. */
export function writeIndexFile(pages: IndexedPage[]): Uint8Array {
  const parts = pages.flatMap((page) => page.parts);
  const words = [...new Set(parts.flatMap((part) => [...part.words, ...part.code]))].sort();
  const gapsOf = (field: keyof typeof fields) => {
    const gaps = new Map(
      words.map((word): [string, { last: number; gaps: number[] }] => [word, { last: -1, gaps: [] }]),
    );
    parts.forEach((part, number) => {
      for (const word of part[field]) {
        const entry = gaps.get(word)!;
        entry.gaps.push(number - entry.last - 1);
        entry.last = number;
      }
    });
    return [...gaps.values()].map((entry) => encodeNumbers(entry.gaps)).join(' ');
  };
  const shared = words.map((word, index) => sharedStart(word, words[index - 1] ?? ''));
  const file: IndexFile = {
    pages: pages.map((page) => ({
      ...page,
      parts: page.parts.map(({ level, heading, anchor, lead }, index) => [
        level,
        index === 0 && heading === page.title ? '' : heading,
        anchor === slugOf(heading) ? '' : anchor,
        lead,
      ]),
    })),
    words: words.map((word, index) => word.slice(shared[index])),
    shared: encodeNumbers(shared),
    text: gapsOf('words'),
    code: gapsOf('code'),
  };
  return gzipSync(strToU8(JSON.stringify(file, withoutTag)), { level: 9, mtime: 0 });
}

function withoutTag(key: string, value: unknown): unknown {
  return key === 'tag' ? undefined : value;
}

/** @throws if the file is not an index */
export function readIndexFile(content: Uint8Array, tag: string): IndexedPage[] {
  const file = JSON.parse(strFromU8(gunzipSync(content))) as IndexFile;
  const pages = file.pages.map((page): IndexedPage => ({
    ...page,
    tag,
    parts: page.parts.map(([level, title, anchor, lead], index): IndexedPart => {
      const heading = (index === 0 && title === '' ? page.title : title)!;
      return { level, heading, anchor: anchor === '' ? slugOf(heading) : anchor!, lead: lead!, words: [], code: [] };
    }),
  }));
  const parts = pages.flatMap((page) => page.parts);
  const shared = decodeNumbers(file.shared);
  let last = '';
  const words = file.words.map((end, index) => (last = last.slice(0, shared[index]) + end));
  for (const field of ['words', 'code'] as const) {
    file[fields[field]].split(' ').forEach((gaps, index) => {
      let number = -1;
      for (const gap of decodeNumbers(gaps)) parts[(number += gap + 1)]![field].push(words[index]!);
    });
  }
  return pages;
}

/** Skips control characters and quotes, which JSON escapes; the most frequent numbers then take one byte each. */
const firstCharacter = 48;

/** Characters compress better than digits. */
function encodeNumbers(numbers: number[]): string {
  const tooGreat = numbers.find((number) => firstCharacter + number >= 0xd800);
  if (tooGreat !== undefined) throw new Error(`The search index has more parts than its format allows: ${tooGreat}.`);
  return numbers.map((number) => String.fromCharCode(firstCharacter + number)).join('');
}

function decodeNumbers(text: string): number[] {
  return Array.from(text, (_, index) => text.charCodeAt(index) - firstCharacter);
}

function sharedStart(word: string, before: string): number {
  let length = 0;
  while (length < before.length && word[length] === before[length]) length++;
  return length;
}

/** Docusaurus' anchor for a heading. Anchors that equal it are not stored. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
