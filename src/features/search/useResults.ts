import { useEffect, useRef, useState } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import type { Hit, SearchResponse } from '@site/core/search/query';
import { useSearch } from './useSearch';

export interface Results {
  /** `waiting` for the first hits of a query; while more of them load the state stays `done`. */
  state: 'idle' | 'waiting' | 'done' | 'failed';
  /** The hits of the query before while the state is `waiting`. */
  hits: readonly Hit[];
  /** Number of hits on all pages of results. */
  count: number;
  hasMore: boolean;
  /** Why the search failed. */
  error?: unknown;
}

interface Loaded extends SearchResponse {
  /** Query and versions. */
  key: string;
  nextPage: number;
  error?: unknown;
}

const nothing: Loaded = { key: '', hits: [], count: 0, pageCount: 0, nextPage: 0 };

/**
 * Searches as query and versions change.
 *
 * @param versions names of the docs versions to search
 */
export function useResults(query: string, versions: readonly string[]) {
  const { search } = useSearch();
  const key = `${query} ${versions.join()}`;
  const [loaded, setLoaded] = useState(nothing);
  const isLoadingMore = useRef(false);

  const report = useEvent((from: string, next: Partial<Loaded>) => {
    // A later query may have been faster.
    if (from === key) setLoaded((before) => ({ ...before, error: undefined, ...next, key }));
  });
  const load = useEvent((page: number) =>
    search(query, page, versions).then(
      ({ hits, ...rest }) =>
        report(key, { ...rest, hits: page === 0 ? hits : [...loaded.hits, ...hits], nextPage: page + 1 }),
      (error: unknown) => report(key, { error }),
    ),
  );
  const begin = useEvent(() => {
    if (query) void load(0);
    else setLoaded(nothing);
  });
  useEffect(() => begin(), [key, begin]);

  const hasMore = loaded.nextPage < loaded.pageCount;
  const loadMore = useEvent(() => {
    if (!hasMore || loaded.key !== key || isLoadingMore.current) return;
    isLoadingMore.current = true;
    void load(loaded.nextPage).finally(() => (isLoadingMore.current = false));
  });
  const retry = useEvent(() => {
    setLoaded(nothing);
    begin();
  });
  const settled = loaded.error ? 'failed' : 'done';
  const state = query === '' ? 'idle' : loaded.key === key ? settled : 'waiting';
  const results: Results = { state, hits: loaded.hits, count: loaded.count, hasMore, error: loaded.error };
  return { results, loadMore, retry };
}
