/**
 * The numbers of the ranking, found by trying one after the other on the queries of both files of
 * tests/fixtures/search; `npm run bench:search` shows what a change does.
 */
export const weights = {
  /** Of a page's fields in the engine. */
  fields: { title: 5, headings: 2.5, description: 3, text: 1, code: 0.7 },
  /** BM25+: saturation of repetitions, influence of a field's length, and what the mere occurrence counts. */
  bm25: { k: 0.9, b: 0.85, d: 0.1 },
  /** How well a term fits a word of the query that is not the word itself. */
  fit: { stem: 0.9, prefix: 0.5, synonym: 0.45, typo: 0.6, typoInPrefix: 0.45 },
  /** By what a page is: guides come before posts and API pages, unless these fit better by far. */
  kinds: { guide: 1, page: 0.5, blog: 0.5, api: 0.1 },
  /** Of a page whose name is the query; an API page then comes right behind the best guide that has all of it. */
  named: 2,
  /** Of the logarithm of the number of pages that link to a page. */
  pageRank: 0.15,
  /** Exponent of the share of the query that a page has at all. */
  share: 0.5,
  /** What a page counts as a whole, beside its best part. */
  page: 0.1,
  /** Exponent of the share of the query that the best part has. */
  part: 1.5,
  /** Of a word's place in a part; in its heading it counts 1, anywhere else on the page least. */
  places: { text: 0.7, code: 0.3, page: 0.15 },
};
