/**
 * The call that search is made of, whichever backend answers: Algolia's multi-query search as far as
 * DocSearch 4.7.0 and the page of results use it.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search
 */
import type { Level, SearchRecord } from './record.ts';

/** `attribute:value`, all of them (AND); a list within the list means any of its values (OR). `-` before a value excludes. */
export type FacetFilters = string | (string | string[])[];

/** One query. Parameters that are not listed are ignored, as DocSearch passes on whatever it is configured with. */
export interface QueryRequest {
  indexName: string;
  query?: string;
  /** 20 by default, as in Algolia, and 1000 at most. */
  hitsPerPage?: number;
  /** The first page is 0. */
  page?: number;
  facetFilters?: FacetFilters;
  /** Attributes of which the answer counts values: `docusaurus_tag`, `language` or `kind`. */
  facets?: string[];
  /** All by default. A level, as `hierarchy.lvl1`, brings the whole hierarchy; `objectID` always comes. */
  attributesToRetrieve?: string[];
  /** Attributes whose whole text is answered with marks; `hierarchy` means all levels. All by default. */
  attributesToHighlight?: string[];
  /** Attributes with a number of words, `content:10`; without a number they have 10. None by default. */
  attributesToSnippet?: string[];
  /** `…` by default. */
  snippetEllipsisText?: string;
  /** `<em>` by default, as in Algolia. */
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Ignored by the embedded backend, which tells nobody. */
  clickAnalytics?: boolean;
}

export interface MultiQueryRequest {
  requests: QueryRequest[];
}

/** `full` when all words of the query are in the text, `partial` when some are. */
export type MatchLevel = 'none' | 'partial' | 'full';

/** Text as HTML, with what matched between the request's tags. */
export interface SnippetResult {
  value: string;
  matchLevel: MatchLevel;
}

export interface HighlightResult extends SnippetResult {
  /** Words of the query that are in the text, as they were typed. */
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** Results by attribute; those that the record has null for are absent. */
export interface AttributeResults<Result> {
  hierarchy: Partial<Record<Level, Result>>;
  content?: Result;
}

/** The attributes of a record that an answer can have. */
export const retrievable = [
  'objectID',
  'type',
  'url',
  'url_without_anchor',
  'anchor',
  'hierarchy',
  'content',
  'language',
  'docusaurus_tag',
  'kind',
] as const satisfies (keyof SearchRecord)[];

/** A record as an answer has it: those of its attributes that were asked for. */
export type Hit = Pick<SearchRecord, (typeof retrievable)[number]> & {
  _highlightResult: AttributeResults<HighlightResult>;
  /** Only with attributesToSnippet. */
  _snippetResult?: AttributeResults<SnippetResult>;
};

/** The answer to one query. */
export interface QueryResult {
  index: string;
  query: string;
  /** The request's parameters, as a query string. */
  params: string;
  /** Best first; the hits of a page stand together. */
  hits: Hit[];
  /** Hits on all pages of the answer. */
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
  /** Number of hits by attribute and value, for the attributes in `facets`. */
  facets?: Record<string, Record<string, number>>;
}

export interface MultiQueryResponse {
  results: QueryResult[];
}

/** What stands below the seam: DocSearch's `transformSearchClient` takes one of the kind, and /search uses it as well. */
export interface SearchClient {
  /** @throws {SearchError} When there is no answer; the same call may succeed later. */
  search(request: MultiQueryRequest): Promise<MultiQueryResponse>;
}
