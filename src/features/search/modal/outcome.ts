import { createContext } from 'react';
import type { MultiQueryRequest, MultiQueryResponse } from '@site/core/search/multi-query';

/** What came of the last search. */
export type Outcome = { status: 'answered'; query: string; count: number } | { status: 'failed' };

interface ModalState {
  query: string;
  /** Undefined until the first search of a query that begins anew is answered. */
  outcome: Outcome | undefined;
  /** Name of the version that is searched. */
  version: string;
  onClose: () => void;
}

/** For the parts that DocSearch renders, which it gives no properties of ours. */
export const OutcomeContext = createContext<ModalState>({
  query: '',
  outcome: undefined,
  version: '',
  onClose: () => {},
});

/** The answer in place of one that did not come. */
export function emptyAnswer({ requests }: MultiQueryRequest): MultiQueryResponse {
  return {
    results: requests.map(({ indexName, query = '', hitsPerPage = 20 }) => ({
      index: indexName,
      query,
      params: '',
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: 0,
    })),
  };
}
