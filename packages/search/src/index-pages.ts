import { unescapeText, type Level, type PageKind, type SearchRecord } from './record.ts';
import { stemmer } from 'stemmer';
import { isEmptyWord } from './empty-words.ts';
import { isName, storedForm, wordsOf } from './tokenize.ts';

export interface IndexedPage {
  url: string;
  kind: PageKind;
  tag: string;
  section: string;
  title: string;
  label: string;
  description: string;
  pageRank: number;
  parts: IndexedPart[];
}

export interface IndexedPart {
  level: Exclude<Level, 'lvl0'>;
  heading: string;
  anchor: string | null;
  lead: string;
  /** Unique words of the text that are not in the lead. */
  words: string[];
  /** Unique words of the code that are not in the text. */
  code: string[];
}

/** In characters; enough for a snippet of ten words. */
const leadLength = 56;

/** In characters; an error begins with its messages, whose words count in order. */
const messagesLength = 80;

/** In characters. Shorter words in code, such as titles of books, are rarely what a page is about. */
const minCodeWord = 7;

/** A word of the text, or a name in the code, is stored for at most this many parts of a page. */
const maxParts = 3;

/** Reduces texts to unique words per heading; with full texts, the index would be twice as large. */
export function indexPages(records: SearchRecord[]): IndexedPage[] {
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const known = byPage.get(record.url_without_anchor);
    if (known) known.push(record);
    else byPage.set(record.url_without_anchor, [record]);
  }
  const pages = [...byPage.values()].map(indexPage);
  uniteForms(pages);
  return pages;
}

/** Replaces words with the shortest form of the same stem, which reduces an index file by a tenth. */
function uniteForms(pages: IndexedPage[]): void {
  const parts = pages.flatMap((page) => page.parts);
  const forms = new Map<string, string>();
  for (const word of parts.flatMap(({ words }) => words)) {
    const stem = stemmer(word);
    const form = forms.get(stem);
    if (form === undefined || word.length < form.length) forms.set(stem, word);
  }
  for (const part of parts) part.words = part.words.map((word) => (isName(word) ? word : forms.get(stemmer(word))!));
}

function indexPage(records: SearchRecord[]): IndexedPage {
  const [page] = records as [SearchRecord];
  const parts = new Map<string | null, FullPart>();
  for (const { type, anchor, hierarchy, content, code } of records) {
    if (type !== 'content') {
      const heading = unescapeText(hierarchy[type] ?? '');
      parts.set(anchor, {
        part: { level: type, heading, anchor, lead: '', words: [], code: [] },
        text: [],
        code: [],
      });
    } else parts.get(anchor)?.[code ? 'code' : 'text'].push(unescapeText(content!));
  }
  return {
    url: page.url_without_anchor,
    kind: page.kind,
    tag: page.docusaurus_tag,
    section: unescapeText(page.hierarchy.lvl0),
    title: unescapeText(page.hierarchy.lvl1),
    label: unescapeText(page.label),
    description: describe(page),
    pageRank: page.weight.pageRank,
    parts: page.kind === 'api' ? [namesOf([...parts.values()])] : reduceParts([...parts.values()], page.kind),
  };
}

interface FullPart {
  part: IndexedPart;
  text: string[];
  code: string[];
}

/** Keeps only the names of an API page's members: there are many such pages, and people search them by name. */
function namesOf(parts: FullPart[]): IndexedPart {
  const [first, ...others] = parts as [FullPart, ...FullPart[]];
  const names = others.filter(({ part }) => part.level === 'lvl5').flatMap(({ part }) => wordForms(part.heading));
  return { ...first.part, code: [...new Set(names)] };
}

function reduceParts(parts: FullPart[], kind: PageKind): IndexedPart[] {
  const onPage = new Set<string>();
  const texts = new Map<string, number>();
  const reduced = parts.map(({ part, text }) => {
    const all = text.join(' ');
    const lead = leadOf(all, kind === 'error' ? messagesLength : leadLength);
    // One form of a word is enough, because search compares stems.
    const known = new Set(wordForms(`${part.heading} ${lead}`).map(stemmer));
    const words = wordForms(all).filter((word) => !isEmptyWord(word) && isNew(known, stemmer(word)));
    for (const stem of known) onPage.add(stem);
    return { ...part, lead, words: words.filter((word) => isRare(texts, stemmer(word))) };
  });
  // Words that the page's text or code already has are dropped from code. Names count more often, because they show
  // what a page is about.
  const names = new Map<string, number>();
  return reduced.map((part, index) => {
    const here = new Set<string>();
    const code = wordForms(parts[index]!.code.join('\n')).filter((word) => {
      if (word.length < 2 || !isNew(here, word)) return false;
      if (!isName(word)) return word.length >= minCodeWord && isNew(onPage, stemmer(word));
      return isRare(names, word);
    });
    return { ...part, code };
  });
}

/** Counts the word. */
function isRare(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0;
  counts.set(word, count + 1);
  return count < maxParts;
}

function isNew(known: Set<string>, word: string): boolean {
  return known.size < known.add(word).size;
}

function wordForms(text: string): string[] {
  return wordsOf(text)
    .map(({ text: word }) => storedForm(word))
    .filter(Boolean);
}

function leadOf(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, text.lastIndexOf(' ', length));
}

export function headingsOf(page: IndexedPage, index: number): string[] {
  const headings: (string | undefined)[] = [page.title];
  for (const { level, heading } of page.parts.slice(0, index + 1)) {
    const depth = Number(level[3]) - 1;
    headings.length = Math.min(headings.length, depth);
    headings[depth] = heading;
  }
  return headings.filter((heading) => heading !== undefined);
}

/** Of an error, only what it means: there are many, and what to do about it is on the page. */
function describe({ kind, content }: SearchRecord): string {
  const text = unescapeText(content ?? '');
  return kind === 'error' ? text.replace(/(?<=[a-z)`'"])\. .*$/s, '.') : text;
}
