/** The request and response of search, the same for the embedded index and the hosted service. */
import type { PageKind } from './record.ts';

export interface SearchRequest {
  query: string;
  /** Docusaurus' tags of the pages to search: `default`, `docs-default-current`. All pages if left out. */
  tags?: readonly string[];
  /** Number of the page of results, from 0. */
  page?: number;
  hitsPerPage?: number;
  /** Words of a hit's text. */
  snippetLength?: number;
}

export interface SearchResponse {
  /** Best first. */
  hits: Hit[];
  /** Number of hits on all pages of results. */
  count: number;
  pageCount: number;
}

/** A heading that matches, with its text. */
export interface Hit {
  /** Full address, with the anchor of the heading. */
  url: string;
  kind: PageKind;
  tag: string;
  /** Top-level section of the site. */
  section: string;
  /** The page's title and the headings below it, down to the one that matches. */
  headings: MarkedText[];
  text: MarkedText;
}

/** A text in pieces, some of which match the query. */
export type MarkedText = { text: string; isMatch: boolean }[];

export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}

export interface SearchClient {
  /** @throws {Error} When there is no response; the same call may succeed later. */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Loads what searching these tags needs. The search that follows reports failures again. */
  prepare?(tags: readonly string[] | undefined): Promise<void>;
  /** Drops cached and pending responses, after a search failed. */
  reset?: () => void;
}

/** Limits of search, from the specification. */
export const searchLimits = {
  hitsPerPage: 20,
  resultsPerGroup: 5,
  recentSearches: 7,
  recentSearchesBesideFavorites: 4,
  favoriteSearches: 10,
} as const;

/** Longest query, in characters; the rest is cut off. */
export const maxQueryLength = 64;

export function limitQuery(query: string): string {
  // By code points, so that no character is cut in two.
  return query.length <= maxQueryLength ? query : [...query].slice(0, maxQueryLength).join('').slice(0, maxQueryLength);
}

/** @returns Words of a snippet. */
export function snippetLength(viewportWidth: number): number {
  return viewportWidth <= 768 ? 5 : 10;
}

/** @returns Docusaurus' tag of a docs version's pages; pages outside the docs have `default`. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** @returns Hits by section, in the order of each section's best hit. */
export function groupBySection(hits: readonly Hit[]): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) groups.set(hit.section, [...(groups.get(hit.section) ?? []), hit]);
  return groups;
}
