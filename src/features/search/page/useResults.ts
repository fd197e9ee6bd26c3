import { useEffect, useReducer, useRef } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import type { Hit } from '@site/core/search/multi-query';
import { useSearch } from '../useSearch';
import { useSearchSite } from '../useSearchSite';

/** What the page of results shows. */
export interface Results {
  /** `waiting` for the first results of a query; while more of them come the state stays `done`. */
  state: 'idle' | 'waiting' | 'done' | 'failed';
  /** The query that the hits belong to. */
  query: string;
  hits: readonly Hit[];
  /** Hits on all pages. */
  count: number;
  hasMore: boolean;
}

interface Loaded extends Results {
  nextPage: number;
}

type Action =
  | { type: 'begin'; query: string }
  | { type: 'answer'; query: string; hits: readonly Hit[]; count: number; page: number; pages: number }
  | { type: 'fail' };

const nothing: Loaded = { state: 'idle', query: '', hits: [], count: 0, hasMore: false, nextPage: 0 };

function reduce(results: Loaded, action: Action): Loaded {
  switch (action.type) {
    case 'begin':
      // What is on screen stays until there is something else to show.
      return action.query ? { ...results, state: 'waiting' } : nothing;
    case 'answer': {
      const { query, count, page, pages } = action;
      const hits = page === 0 ? action.hits : [...results.hits, ...action.hits];
      return { state: 'done', query, hits, count, hasMore: page + 1 < pages, nextPage: page + 1 };
    }
    case 'fail':
      return { ...results, state: 'failed' };
  }
}

/**
 * Searches as query and versions change.
 *
 * @param versions Names of the docs versions.
 * @returns What there is to show, and functions that load the next hits and that try again after a failure.
 */
export function useResults(query: string, versions: readonly string[]) {
  const { search, parameters } = useSearch();
  const { indexName } = useSearchSite().algolia;
  const [results, dispatch] = useReducer(reduce, nothing);
  const lastSearch = useRef(0);
  /** The page under way, which is not asked for twice. */
  const loading = useRef<number>(undefined);

  const load = useEvent(async (page: number) => {
    const id = ++lastSearch.current;
    loading.current = page;
    const report = (action: Action) => {
      if (id !== lastSearch.current) return;
      loading.current = undefined;
      dispatch(action);
    };
    try {
      const response = await search({ requests: [{ ...parameters('page'), indexName, query, page }] }, versions);
      const { hits, nbHits, nbPages } = response.results[0]!;
      report({ type: 'answer', query, hits, count: nbHits, page, pages: nbPages });
    } catch {
      report({ type: 'fail' });
    }
  });

  const begin = useEvent(() => {
    lastSearch.current++;
    loading.current = undefined;
    dispatch({ type: 'begin', query });
    if (query) void load(0);
  });
  const key = versions.join();
  useEffect(() => begin(), [query, key, begin]);

  const loadMore = useEvent(() => {
    if (results.hasMore && loading.current === undefined) void load(results.nextPage);
  });
  return { results: results as Results, loadMore, retry: begin };
}
