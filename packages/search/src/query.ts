/** Request and response of search, for both the embedded index and the hosted service. */
import type { PageKind } from './record.ts';

export interface SearchRequest {
  query: string;
  /** Docusaurus tags (`default`, `docs-default-current`); undefined for all pages. */
  tags?: readonly string[];
  /** Index of the page of results, from 0. */
  page?: number;
  hitsPerPage?: number;
  /** In words. */
  snippetLength?: number;
}

export interface SearchResponse {
  hits: Hit[];
  /** Total on all pages of results. */
  count: number;
  pageCount: number;
  /** Whether even the best hit lacks most of the query. */
  isWeak: boolean;
}

export interface Hit {
  url: string;
  kind: PageKind;
  tag: string;
  section: string;
  /** From the page's title down to the matching heading. */
  headings: MarkedText[];
  text: MarkedText;
}

export type MarkedText = { text: string; isMatch: boolean }[];

export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}

export interface SearchClient {
  /** @throws if there is no response; the same call may succeed later */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Preloads the data for these tags. Failures are reported again by the next search. */
  prepare?(tags: readonly string[] | undefined): Promise<void>;
  reset?: () => void;
}

export const searchLimits = {
  hitsPerPage: 20,
  resultsPerGroup: 5,
  recentSearches: 7,
  recentSearchesBesideFavorites: 4,
  favoriteSearches: 10,
} as const;

/** In characters. */
export const maxQueryLength = 64;

export function limitQuery(query: string): string {
  // By code points, so that no character is split.
  return query.length <= maxQueryLength ? query : [...query].slice(0, maxQueryLength).join('').slice(0, maxQueryLength);
}

/** In words. */
export function snippetLength(viewportWidth: number): number {
  return viewportWidth <= 768 ? 5 : 10;
}

export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** Lets this many hits of the next group wait. A longer group would push them out of sight. */
const longestWait = 3;

/** Groups hits in the order of their best ones, and leaves out those far below the best one of the next group. */
export function groupBySection(hits: readonly Hit[]): { title: string; hits: Hit[] }[] {
  const groups = new Map<string, number[]>();
  hits.forEach(({ section }, rank) => groups.set(section, [...(groups.get(section) ?? []), rank]));
  const all = [...groups];
  return all.map(([title, ranks], index) => {
    const next = all[index + 1]?.[1][0] ?? Infinity;
    const shown = ranks.slice(0, searchLimits.resultsPerGroup).filter((rank) => rank < next + longestWait);
    return { title, hits: shown.map((rank) => hits[rank]!) };
  });
}
