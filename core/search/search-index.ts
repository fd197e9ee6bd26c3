import MiniSearch from 'minisearch';
import type { IndexedPage, IndexedPart } from './index-pages.ts';
import { synonyms as siteSynonyms } from './synonyms.ts';
import { normalize, termsOf, wordsOf } from './tokenize.ts';
import { Vocabulary, type Expansion } from './vocabulary.ts';

/** A page that fits a query, with its parts that do. */
export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** Best first; never empty. */
  parts: RankedPart[];
}

export interface RankedPart {
  /** Place among the page's parts. */
  index: number;
  score: number;
}

export interface SearchIndex {
  pages: IndexedPage[];
  /** Pages that fit, best first. */
  search(query: string, accept?: (page: IndexedPage) => boolean): RankedPage[];
  /** The terms that the words of a query stand for, for highlighting. */
  expand(query: string): QueryWord[];
}

/** A word of a query with what it may mean. */
export interface QueryWord {
  text: string;
  terms: Expansion;
}

/** Fields of a page in the engine, with their weight. */
const boosts = { title: 5, headings: 2.5, description: 2, text: 1, code: 0.7 };
type Field = keyof typeof boosts;
const fields = Object.keys(boosts) as Field[];

type Document = Record<Field, string> & { id: number };

/** Share of the score by what a page is: guides come before posts and the API pages unless these fit better by far. */
const kinds = { guide: 1, page: 0.75, blog: 0.7, api: 0.45 };

/** Pages whose parts are looked at; the rest keep their order behind them. */
const inspected = 40;

/**
 * Builds an index in memory. MiniSearch counts (BM25+ by field); which terms a word of the query means, and how far a
 * page has them together, is decided here.
 */
export function createSearchIndex(pages: IndexedPage[], synonyms: string[][] = siteSynonyms): SearchIndex {
  const engine = new MiniSearch<Document>({
    fields,
    // Terms come ready, apart by a space.
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
    searchOptions: { boost: boosts },
  });
  const frequencies = new Map<string, number>();
  pages.forEach((page, id) => {
    const document = { id, ...documentOf(page) };
    engine.add(document);
    for (const term of new Set(fields.flatMap((field) => document[field].split(' ')))) {
      if (term) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  });
  const vocabulary = new Vocabulary(frequencies.keys(), (term) => frequencies.get(term)!, synonyms);
  const scores = new Map<string, [id: number, score: number][]>();

  const scoresOf = (term: string) => {
    let known = scores.get(term);
    if (!known) {
      known = engine.search({ queries: [term], combineWith: 'OR' }).map(({ id, score }) => [id as number, score]);
      if (scores.size > 5000) scores.clear();
      scores.set(term, known);
    }
    return known;
  };

  const expand = (query: string): QueryWord[] => {
    const words = wordsOf(query)
      .map(({ text }) => text)
      .filter((text) => normalize(text) !== '');
    const unfinished = !/\s$/.test(query);
    const expanded = words.map((text, index) => ({
      text,
      terms: expandWord(vocabulary, text, unfinished && index === words.length - 1),
    }));
    // `web socket` means websocket as well.
    for (let index = 1; index < words.length; index++) {
      const joined = normalize(words[index - 1]! + words[index]!);
      if (!vocabulary.has(joined)) continue;
      expanded[index - 1]!.terms.set(joined, 1);
      expanded[index]!.terms.set(joined, 1);
    }
    return expanded;
  };

  const search = (query: string, accept: (page: IndexedPage) => boolean = () => true): RankedPage[] => {
    const words = expand(query);
    if (words.length === 0) return [];
    const totals = new Map<number, { score: number; found: number }>();
    for (const { terms } of words) {
      const best = new Map<number, number>();
      for (const [term, value] of terms) {
        for (const [id, score] of scoresOf(term)) {
          const weighted = value * score;
          if (weighted > (best.get(id) ?? 0)) best.set(id, weighted);
        }
      }
      for (const [id, score] of best) {
        const total = totals.get(id);
        if (total) {
          total.score += score;
          total.found++;
        } else totals.set(id, { score, found: 1 });
      }
    }
    const whole = normalize(query.replace(/[^\p{L}\p{N}]+/gu, ''));
    const candidates: { page: IndexedPage; score: number }[] = [];
    for (const [id, { score, found }] of totals) {
      const page = pages[id]!;
      if (!accept(page)) continue;
      const named = isNamed(page, whole);
      const share = (found / words.length) ** 1.5;
      const kind = named ? 1 : kinds[page.kind];
      candidates.push({ page, score: score * share * kind * (1 + 0.05 * Math.log1p(page.pageRank)) * (named ? 2 : 1) });
    }
    candidates.sort((a, b) => b.score - a.score);
    const ranked = candidates.slice(0, inspected).map(({ page, score }): RankedPage => {
      const parts = rankParts(page, words);
      const best = parts[0]?.score ?? 0;
      return { page, score: score * (0.6 + best), parts: parts.length > 0 ? parts : [{ index: 0, score: 0 }] };
    });
    ranked.sort((a, b) => b.score - a.score);
    const rest = candidates.slice(inspected).map(({ page, score }) => {
      const parts = rankParts(page, words);
      return { page, score: score * 0.6, parts: parts.length > 0 ? parts : [{ index: 0, score: 0 }] };
    });
    return [...ranked, ...rest];
  };

  return { pages, search, expand };
}

function expandWord(vocabulary: Vocabulary, word: string, unfinished: boolean): Expansion {
  return vocabulary.expand(normalize(word), unfinished);
}

/** Whether the query is the page's name. */
function isNamed(page: IndexedPage, whole: string): boolean {
  return [page.title, page.label].some((name) => normalize(name.replace(/[^\p{L}\p{N}]+/gu, '')) === whole);
}

function documentOf(page: IndexedPage): Record<Field, string> {
  const last = decodeURIComponent(page.url.split('/').at(-1) ?? '');
  return {
    title: termList([page.title, page.label, last]),
    headings: termList(page.parts.slice(1).map(({ heading }) => heading)),
    description: termList([page.description]),
    text: page.parts.map((part) => termList([part.lead, ...part.words])).join(' '),
    code: page.parts.map(({ code }) => termList(code)).join(' '),
  };
}

function termList(texts: string[]): string {
  return [...new Set(texts.flatMap((text) => wordsOf(text).flatMap(({ text: word }) => termsOf(word))))].join(' ');
}

const partTerms = new WeakMap<IndexedPart, { heading: Set<string>; text: Set<string>; code: Set<string> }>();

function termsOfPart(part: IndexedPart) {
  let known = partTerms.get(part);
  if (!known) {
    const terms = (texts: string[]) => new Set(termList(texts).split(' '));
    known = { heading: terms([part.heading]), text: terms([part.lead, ...part.words]), code: terms(part.code) };
    partTerms.set(part, known);
  }
  return known;
}

/** Scores each part by how many of the words it has, from 0 to 1; headings count more than text, and text more than code. */
function rankParts(page: IndexedPage, words: QueryWord[]): RankedPart[] {
  const ranked: RankedPart[] = [];
  page.parts.forEach((part, index) => {
    const { heading, text, code } = termsOfPart(part);
    let sum = 0;
    for (const { terms } of words) {
      let best = 0;
      for (const [term, value] of terms) {
        const place = heading.has(term) ? 1 : text.has(term) ? 0.7 : code.has(term) ? 0.55 : 0;
        if (place * value > best) best = place * value;
      }
      sum += best;
    }
    if (sum > 0) ranked.push({ index, score: sum / words.length });
  });
  return ranked.sort((a, b) => b.score - a.score || a.index - b.index);
}
