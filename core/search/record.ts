/**
 * A record for each page, each of its headings and each piece of text below one, in DocSearch's format
 * (https://docsearch.algolia.com/docs/record-extractor). Both backends search these. Texts are HTML without tags, because
 * other clients of a hosted index may show them as HTML.
 */

/** The levels of a hierarchy: the section of the site, the page's title, and its headings from h2 to h6. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** `lvl0` names a group of results, `lvl1` is a page's title; the others are null above their own level's records. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** Criteria of Algolia's custom ranking; greater values come first. */
export interface RecordWeight {
  /** Number of pages of the same version that link to the page in their text. */
  pageRank: number;
  /** 100 for a page, 10 less for each level below, 0 for text. */
  level: number;
  /** Position counted from the end of the page. */
  position: number;
}

export interface SearchRecord {
  /** Unique and the same in every build that has the same text in the same place. */
  objectID: string;
  /** The level of the heading that the record is for, or `content` for text. A record `lvl1` stands for its page. */
  type: Exclude<Level, 'lvl0'> | 'content';
  /** Full address with the anchor, `https://trpc.io/docs/rpc#nested`. */
  url: string;
  url_without_anchor: string;
  /** Id of the nearest heading above, or null before the first. */
  anchor: string | null;
  hierarchy: Hierarchy;
  /** What the sidebar calls the page; empty where there is none. */
  label: string;
  /**
   * Text of a `content` record. A record `lvl1` has the page's description, so that a hit has something to show;
   * other headings have null.
   */
  content: string | null;
  /** Whether `content` is a code sample, else text. */
  code: boolean;
  /** Locale of the page, `en`. */
  language: string;
  /** Docusaurus' tag for contextual search: `default`, or the docs version as in `docs-default-current`. */
  docusaurus_tag: string;
  kind: PageKind;
  weight: RecordWeight;
}

/** `page` is a page outside docs and blog, such as the prices. */
export type PageKind = 'guide' | 'api' | 'blog' | 'page';

/** @returns The text as HTML shows it. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Reverses {@link escapeText}. */
export function unescapeText(html: string): string {
  return html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
