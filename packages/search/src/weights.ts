/** Tuned on 200 queries about the docs of a TypeScript library. */
export const weights = {
  fields: { title: 5, headings: 2.5, description: 3, text: 1, code: 0.7 },
  /** BM25+: saturation of repetitions, influence of a field's length, and score of a single occurrence. */
  bm25: { k: 0.9, b: 0.6, d: 0.1 },
  /** How well a term other than the word itself fits a query word. */
  fit: { stem: 0.9, prefix: 0.5, synonym: 0.45, typo: 0.6, typoInPrefix: 0.45 },
  /** Guides rank above posts and API pages unless those fit far better, and above errors unless those fit better. */
  kinds: { guide: 1, error: 0.8, page: 0.5, blog: 0.5, api: 0.1 },
  /** Replaces the weight of the kind if the query is the page's name. */
  named: 2,
  /** The query is a heading, such as the name of an export. */
  namedPart: 1.5,
  /** How much a query counts as a phrase of the page. */
  phrase: 1,
  /** An error without and with all words of the query in its message, in the same order. */
  message: { none: 0.3, all: 1.8 },
  pageRank: 0.35,
  /** Exponent of the share of the query that a page contains. */
  share: 0.5,
  page: 0.1,
  /** Exponent of the share of the query that the best part contains. */
  part: 1.5,
  /** Depends on where a part contains a word; its heading counts 1. */
  places: { text: 0.7, code: 0.3, page: 0.15 },
};
