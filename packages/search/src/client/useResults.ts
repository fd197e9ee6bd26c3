import { useEffect, useRef, useState } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import type { Hit, SearchResponse } from '../query';
import { useSearch } from './useSearch';

export interface Results {
  /** `waiting` only for the first page; the state stays `done` while more hits load. */
  state: 'idle' | 'waiting' | 'done' | 'failed';
  /** Hits of the previous query while `waiting`. */
  hits: readonly Hit[];
  /** Total number of hits on all pages. */
  count: number;
  hasMore: boolean;
  isWeak: boolean;
  error?: unknown;
}

interface Loaded extends SearchResponse {
  key: string;
  nextPage: number;
  error?: unknown;
}

const nothing: Loaded = { key: '', hits: [], count: 0, pageCount: 0, isWeak: false, nextPage: 0 };

export function useResults(query: string, versions: readonly string[]) {
  const { search } = useSearch();
  const key = `${query} ${versions.join()}`;
  const [loaded, setLoaded] = useState(nothing);
  const isLoadingMore = useRef(false);

  const report = useEvent((from: string, next: Partial<Loaded>) => {
    // Ignore the response to an outdated query.
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
  const { hits, count, isWeak, error } = loaded;
  const results: Results = { state, hits, count, hasMore, isWeak, error };
  return { results, loadMore, retry };
}
