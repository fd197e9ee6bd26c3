import type { QueryRequest, SearchClient } from '@site/core/search/multi-query';
import { SearchError } from '@site/core/search/search-error';

/** Milliseconds after which a search counts as failed: longer than Algolia's client takes to try every host. */
const deadline = 12_000;

/** A client that may be able to get ready for queries with certain parameters. */
export interface Backend extends SearchClient {
  prepare?: (request: QueryRequest) => void;
  /** Drops answers that it remembers, among which is one that nobody understands. */
  forget?: () => void;
}

export type GuardedClient = Required<Pick<Backend, 'search' | 'prepare'>>;

/**
 * Makes one kind of failure of all: whatever goes wrong in loading a client or in asking it becomes a SearchError.
 *
 * @param load Loads the client. It is called again after it failed, so that a later search may succeed.
 */
export function guardClient(load: () => Promise<Backend>): GuardedClient {
  let loading: Promise<Backend> | undefined;
  let loaded: Backend | undefined;
  const loadOnce = async () => {
    try {
      return (loaded = await (loading ??= load()));
    } catch (error) {
      loading = undefined;
      throw new SearchError('network', `The code of search could not be loaded: ${String(error)}`);
    }
  };
  return {
    prepare(request) {
      loadOnce().then(
        (client) => client.prepare?.(request),
        // Said by the search that follows.
        () => {},
      );
    },
    async search(request) {
      try {
        // Asked at once where that can be: the worker then searches while React renders the keystroke.
        const answer = loaded ? loaded.search(request) : loadOnce().then((client) => client.search(request));
        return await withDeadline(answer);
      } catch (error) {
        loaded?.forget?.();
        throw error instanceof SearchError ? error : new SearchError('service', String(error));
      }
    },
  };
}

async function withDeadline<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SearchError('timeout', `There was no answer within ${deadline / 1000} seconds.`));
    }, deadline);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
