import type { FacetFilters, MultiQueryRequest, MultiQueryResponse } from '@site/core/search/multi-query';
import type { SearchFailure } from '@site/core/search/search-error';

/** What the page asks of the worker. Each question has a number, which its answer repeats. */
export type Question = { id: number } & (
  | { type: 'search'; folder: string; request: MultiQueryRequest }
  /** Loads what queries with these filters will need. */
  | { type: 'prepare'; folder: string; filters: FacetFilters | undefined }
);

export type Answer = { id: number } & (
  { response: MultiQueryResponse | null } | { failure: SearchFailure; message: string }
);
