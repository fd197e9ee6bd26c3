import { describe, expect, it } from 'vitest';
import type { IndexedPage } from './index-pages.ts';
import { messageShare, phraseShare } from './phrases.ts';
import type { QueryWord } from './search-index.ts';
import { normalize, wordsOf } from './tokenize.ts';

const createPage = (title: string, lead: string): IndexedPage => ({
  url: 'https://example.com/docs/a',
  kind: 'error',
  tag: 'default',
  section: 'Errors',
  title,
  label: '',
  description: '',
  pageRank: 0,
  parts: [{ level: 'lvl1', heading: title, anchor: null, lead, words: [], code: [] }],
});

const read = (query: string): QueryWord[] =>
  wordsOf(query).map(({ text }) => ({ text, terms: new Map([[normalize(text), 1]]), weight: 1 }));

describe('a phrase', () => {
  const page = createPage('Set a cookie', 'Read the session in the context.');
  it.each([
    ['set cookie', 1],
    ['cookie set', 0],
    ['set cookie session', 0.5],
    ['cookie', 0],
    ['session context', 1],
  ])('%s has the share %d', (query, share) => {
    expect(phraseShare(page, read(query))).toBe(share);
  });
});

describe('a message', () => {
  const page = createPage('No procedure', 'No "{type}"-procedure on path "{path}"');
  it.each([
    ['No "query"-procedure on path "book.list"', 3 / 7],
    ['path on procedure no', 1 / 4],
    ['procedure path', 0],
  ])('%s has the share %d', (query, share) => {
    expect(messageShare(page, read(query))).toBeCloseTo(share);
  });
});
