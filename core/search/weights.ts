/** The weights of the ranking, tuned on queries.json and more-queries.json; `npm run bench:search` measures a change. */
export const weights = {
  /** Weights of a page's fields in MiniSearch. */
  fields: { title: 5, headings: 2.5, description: 3, text: 1, code: 0.7 },
  /** BM25+: saturation of repetitions, influence of a field's length, and score of the mere occurrence. */
  bm25: { k: 0.9, b: 0.85, d: 0.1 },
  /** How well a term other than the word itself fits a word of the query. */
  fit: { stem: 0.9, prefix: 0.5, synonym: 0.45, typo: 0.6, typoInPrefix: 0.45 },
  /** Guides come before posts and API pages, unless these fit far better. */
  kinds: { guide: 1, page: 0.5, blog: 0.5, api: 0.1 },
  /** Of a page whose name is the query. */
  named: 2,
  /** Of the logarithm of the number of pages that link to a page. */
  pageRank: 0.15,
  /** Exponent of the share of the query that a page has. */
  share: 0.5,
  /** Weight of the whole page beside its best part. */
  page: 0.1,
  /** Exponent of the share of the query that the best part has. */
  part: 1.5,
  /** Of the place of a word; in the heading of a part it counts 1. */
  places: { text: 0.7, code: 0.3, page: 0.15 },
};
