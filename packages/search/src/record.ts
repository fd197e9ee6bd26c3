/**
 * Records are in DocSearch's format (https://docsearch.algolia.com/docs/record-extractor), for both backends. Texts are
 * escaped, because other clients of a hosted index may insert them as HTML.
 */

/** Section of the site, page title, and headings from h2 to h6. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** Levels below a record's own are null. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** Criteria of Algolia's custom ranking; higher values come first. */
export interface RecordWeight {
  /** Number of pages of the same version that link to the page in their text. */
  pageRank: number;
  /** 100 for a page, 10 less for each level below, 0 for text. */
  level: number;
  /** Counted from the end of the page. */
  position: number;
}

export interface SearchRecord {
  /** Stable across builds while the same text stays in the same place. */
  objectID: string;
  /** `lvl1` represents the page, `content` a text. */
  type: Exclude<Level, 'lvl0'> | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  /** Empty if the page is not in the sidebar. */
  label: string;
  /** Text of a `content` record, the page's description in a `lvl1` record, null in others. */
  content: string | null;
  code: boolean;
  language: string;
  docusaurus_tag: string;
  kind: PageKind;
  weight: RecordWeight;
}

/** `error` is an entry of a list of errors, `page` a page outside the docs and the blog, such as the pricing page. */
export type PageKind = 'guide' | 'api' | 'error' | 'blog' | 'page';

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export function unescapeText(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
