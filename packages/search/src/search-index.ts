import MiniSearch from 'minisearch';
import { isEmptyWord } from './empty-words.ts';
import type { IndexedPage, IndexedPart } from './index-pages.ts';
import { messageShare, phraseShare } from './phrases.ts';
import { weights } from './weights.ts';
import { isName, normalize, partsOf, termsOf, wordsOf } from './tokenize.ts';
import { Vocabulary, type Expansion } from './vocabulary.ts';

export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** Weighted share of the query's words that the page contains, from 0 to 1. */
  share: number;
  /** Best first; never empty. */
  parts: RankedPart[];
}

export interface RankedPart {
  index: number;
  /** From 0 to 1. */
  score: number;
}

export interface QueryWord {
  text: string;
  terms: Expansion;
  /** Inverse document frequency. */
  weight: number;
}

export interface SearchIndex {
  /** The last word may be unfinished, unless a space follows it. */
  read(query: string): QueryWord[];
  search(words: QueryWord[], query: string): RankedPage[];
}

const fields = ['title', 'headings', 'description', 'text', 'code'] as const;
type Document = Record<(typeof fields)[number], string[]> & { id: number };

const maxWords = 16;

/** Guides to show before API pages whose names differ from the query in case. */
const guidesBeforeAlike = 4;

/** Number of pages whose parts are ranked; the others keep MiniSearch's order. */
const inspected = 40;

/**
 * MiniSearch scores single terms (BM25+ by field); this module decides which terms a query word means, and combines
 * their scores.
 *
 * With defaults, MiniSearch's first result was acceptable for more queries about the tRPC docs (66%) than that of Pagefind (58%), FlexSearch (42%) or Orama (39%). Our own vocabulary handles typos and prefixes, because
 * MiniSearch's fuzzy search supports neither swapped letters nor typos in a prefix.
 */
export function createSearchIndex(pages: IndexedPage[], synonyms: string[][] = []): SearchIndex {
  // Hundreds of API pages would distort the term frequencies of the guides.
  const engines = { api: createEngine(), other: createEngine() };
  const frequencies = new Map<string, number>();
  pages.forEach((page, id) => {
    const document: Document = { id, ...documentOf(page) };
    engines[page.kind === 'api' ? 'api' : 'other'].add(document);
    for (const term of new Set(fields.flatMap((field) => document[field]))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + Number(page.kind !== 'api'));
    }
  });
  const frequencyOf = (term: string) => frequencies.get(term) ?? 0;
  const vocabulary = new Vocabulary(frequencies.keys(), frequencyOf, synonyms);

  const knownScores = new Map<string, TermScores>();
  const scoresOf = (term: string): TermScores => {
    let scores = knownScores.get(term);
    if (!scores) {
      const options = { tokenize: (text: string) => [text], boost: weights.fields, bm25: weights.bm25 };
      const results = [...engines.other.search(term, options), ...engines.api.search(term, options)];
      scores = {
        ids: Uint32Array.from(results, ({ id }) => id as number),
        scores: Float64Array.from(results, ({ score }) => score),
      };
      knownScores.set(term, scores);
    }
    return scores;
  };

  const pagesByName = new Map<string, Set<number>>();
  pages.forEach((page, id) => {
    for (const text of [page.title, page.label, lastSegment(page)]) {
      const name = joinWords(text);
      const named = pagesByName.get(name);
      if (named) named.add(id);
      else pagesByName.set(name, new Set([id]));
    }
  });

  const isKnown = (word: string) => !isName(word) || vocabulary.expand(normalize(word), true).size > 0;

  const read = (query: string): QueryWord[] => {
    const all = wordsOf(query)
      .flatMap(({ text }) => (isKnown(text) ? [text] : partsOf(text)))
      .filter((text) => normalize(text) !== '')
      .slice(0, maxWords);
    const telling = all.filter((text) => !isEmptyWord(normalize(text)));
    const texts = telling.length > 0 ? telling : all;
    const unfinished = /\s$/.test(query) || texts.at(-1) !== all.at(-1) ? -1 : texts.length - 1;
    const expansions = texts.map((text, index) => vocabulary.expand(normalize(text), index === unfinished));
    // `web socket` also means websocket.
    for (let index = 1; index < texts.length; index++) {
      const joined = normalize(texts[index - 1]! + texts[index]!);
      if (!vocabulary.has(joined)) continue;
      expansions[index - 1]!.set(joined, 1);
      expansions[index]!.set(joined, 1);
    }
    return texts.map((text, index) => {
      const terms = expansions[index]!;
      const best = Math.max(...terms.values());
      const frequency = Math.max(
        0,
        ...[...terms].filter(([, fit]) => fit >= best * 0.9).map(([term]) => frequencyOf(term)),
      );
      return { text, terms, weight: Math.log(1 + (pages.length + 1) / (frequency + 0.5)) };
    });
  };

  const search = (words: QueryWord[], query: string) => {
    const all = words.reduce((sum, { weight }) => sum + weight, 0);
    const scores = new Float64Array(pages.length);
    const shares = new Float64Array(pages.length);
    for (const { terms, weight } of words) {
      const best = new Float64Array(pages.length);
      for (const [term, fit] of terms) {
        const found = scoresOf(term);
        for (let index = 0; index < found.ids.length; index++) {
          const id = found.ids[index]!;
          best[id] = Math.max(best[id]!, fit * found.scores[index]!);
        }
      }
      for (let id = 0; id < best.length; id++) {
        if (best[id] === 0) continue;
        scores[id]! += best[id]!;
        shares[id]! += weight / all;
      }
    }
    const joined = joinWords(query);
    const named = pagesByName.get(joined);
    const candidates: Candidate[] = [];
    for (let id = 0; id < pages.length; id++) {
      const page = pages[id]!;
      if (scores[id] === 0) continue;
      const isNamed = named?.has(id) ?? false;
      const share = shares[id]!;
      const kind = isNamed ? weights.named : weights.kinds[page.kind];
      const rank = 1 + weights.pageRank * Math.log1p(page.pageRank);
      const score = scores[id]! * share ** weights.share * kind * rank;
      candidates.push({ page, isNamed, share, score, parts: wholePage });
    }
    candidates.sort(byScore);
    candidates.forEach((candidate, place) => {
      if (place >= inspected) {
        candidate.score *= weights.page;
        return;
      }
      candidate.parts = rankParts(candidate.page, words);
      candidate.score *= weights.page + candidate.parts[0]!.score ** weights.part;
      candidate.score *= phraseWeight(candidate.page, words);
      if (isNamedPart(candidate.page, joined)) candidate.score *= weights.namedPart;
    });
    candidates.sort(byScore);
    putBehindGuide(candidates, query.trim());
    return candidates;
  };

  return { read, search };
}

function createEngine(): MiniSearch<Document> {
  return new MiniSearch<Document>({
    fields: [...fields],
    // MiniSearch converts these lists to comma-separated strings.
    tokenize: (list) => (list === '' ? [] : list.split(',')),
    processTerm: (term) => term,
  });
}

function phraseWeight(page: IndexedPage, words: QueryWord[]): number {
  if (page.kind !== 'error') return 1 + weights.phrase * phraseShare(page, words);
  const { none, all } = weights.message;
  return none + (all - none) * messageShare(page, words) ** 2;
}

function isNamedPart({ parts }: IndexedPage, name: string): boolean {
  return parts.some(({ heading, anchor }, index) => index > 0 && [heading, anchor ?? ''].map(joinWords).includes(name));
}

interface TermScores {
  ids: Uint32Array;
  scores: Float64Array;
}

const wholePage: RankedPart[] = [{ index: 0, score: 0 }];

interface Candidate extends RankedPage {
  isNamed: boolean;
}

function byScore(a: { score: number }, b: { score: number }): number {
  return b.score - a.score;
}

/**
 * Moves API pages below the best guide that matches the whole query, because people want to see how to use an export
 * before its signature.
 */
function putBehindGuide(ranked: Candidate[], query: string): void {
  const named = ranked.filter(({ page, isNamed }) => isNamed && page.kind === 'api');
  const guide = ranked.find(({ page, share }) => page.kind === 'guide' && share > 0.99);
  if (named.length === 0 || !guide) return;
  // The names of a function and a type may differ only in case.
  const exact = named.filter(({ page }) => withoutCall(page.title) === withoutCall(query));
  const alike = named.filter((candidate) => !exact.includes(candidate));
  const others = ranked.filter((candidate) => !named.includes(candidate));
  const place = others.indexOf(guide) + 1;
  others.splice(place + (exact.length > 0 ? guidesBeforeAlike : 0), 0, ...alike);
  others.splice(place, 0, ...exact);
  ranked.splice(0, ranked.length, ...others);
}

const withoutCall = (name: string) => name.replace(/\(\)$/, '');

function joinWords(text: string): string {
  return wordsOf(text)
    .map((word) => normalize(word.text))
    .join('');
}

/** People often type the last segment of an address. */
function lastSegment({ url }: IndexedPage): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

function documentOf(page: IndexedPage): Omit<Document, 'id'> {
  const parts = page.parts.map(termsOfPart);
  return {
    title: distinctTerms([page.title, page.label, lastSegment(page)]),
    headings: [...new Set(parts.slice(1).flatMap(({ heading }) => [...heading]))],
    description: distinctTerms([page.description]),
    text: parts.flatMap(({ text }) => [...text]),
    code: parts.flatMap(({ code }) => [...code]),
  };
}

function distinctTerms(texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => wordsOf(text).flatMap(({ text: word }) => termsOf(word))))];
}

interface PartTerms {
  heading: Set<string>;
  text: Set<string>;
  code: Set<string>;
}

const partTerms = new WeakMap<IndexedPart, PartTerms>();

function termsOfPart(part: IndexedPart): PartTerms {
  let terms = partTerms.get(part);
  if (!terms) {
    terms = {
      heading: new Set(distinctTerms([part.heading])),
      text: new Set([...distinctTerms([part.lead]), ...part.words.flatMap(termsOf)]),
      code: new Set(part.code.flatMap(termsOf)),
    };
    partTerms.set(part, terms);
  }
  return terms;
}

interface PageTerms {
  description: Set<string>;
  all: Set<string>;
}

const pageTerms = new WeakMap<IndexedPage, PageTerms>();

function termsOfPage(page: IndexedPage): PageTerms {
  let terms = pageTerms.get(page);
  if (!terms) {
    const description = new Set(distinctTerms([page.description]));
    const all = new Set([...description, ...distinctTerms([page.title, page.label, lastSegment(page)])]);
    for (const part of page.parts) {
      for (const set of Object.values(termsOfPart(part)) as Set<string>[]) for (const term of set) all.add(term);
    }
    pageTerms.set(page, (terms = { description, all }));
  }
  return terms;
}

/** Scores parts by the weighted share of the query in their heading, text or code, or elsewhere on the page. */
function rankParts(page: IndexedPage, words: QueryWord[]): RankedPart[] {
  const { places } = weights;
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const { description, all: onPage } = termsOfPage(page);
  // Of the many terms that a prefix may mean, few are on the page.
  const here = words.map(({ terms, weight }) => ({ weight, terms: [...terms].filter(([term]) => onPage.has(term)) }));
  const ranked = page.parts.map((part, index): RankedPart => {
    const { heading, text, code } = termsOfPart(part);
    let score = 0;
    for (const { terms, weight } of here) {
      let best = 0;
      for (const [term, fit] of terms) {
        if (fit <= best) continue;
        const isText = text.has(term) || (index === 0 && description.has(term));
        const place = heading.has(term) ? 1 : isText ? places.text : code.has(term) ? places.code : places.page;
        best = Math.max(best, place * fit);
      }
      score += (best * weight) / all;
    }
    return { index, score };
  });
  return ranked
    .filter(({ index, score }) => index === 0 || score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}
