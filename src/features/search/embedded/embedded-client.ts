import type { FacetFilters, MultiQueryRequest, MultiQueryResponse, SearchClient } from '@site/core/search/multi-query';
import { SearchError } from '@site/core/search/search-error';
import type { Answer, Question } from './messages';

export interface EmbeddedClientOptions {
  /** Address of the folder with the index files (core/search/manifest.ts), with the base path and a slash at its end. */
  folder: string;
  /** Makes the worker; tests give one of their own. */
  createWorker?: () => Worker;
}

export interface EmbeddedClient extends SearchClient {
  /**
   * Starts to load what queries with the filters will need, to be called as soon as the reader seems to want to search.
   * Never throws; what went wrong is said by the search that follows.
   */
  prepare(filters?: FacetFilters): void;
}

/**
 * The part of Algolia's lite client that search uses, answered by a worker of this site. Nothing is loaded before the
 * first call. After a failure the next call starts anew.
 */
export function createEmbeddedClient({ folder, createWorker = startWorker }: EmbeddedClientOptions): EmbeddedClient {
  const address = new URL(folder, location.href).href;
  const waiting = new Map<
    number,
    { resolve: (response: MultiQueryResponse | null) => void; reject: (error: SearchError) => void }
  >();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (message: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new SearchError('worker', message));
    waiting.clear();
  };

  const start = (): Worker => {
    let started: Worker;
    try {
      started = createWorker();
    } catch (error) {
      throw new SearchError('worker', `The browser refuses the search worker: ${String(error)}`);
    }
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) call?.reject(new SearchError(data.failure, data.message));
      else call?.resolve(data.response);
    });
    started.addEventListener('error', (event) => {
      // The failure is told where it can be shown; the console need not repeat it.
      event.preventDefault();
      fail(`The search worker stopped: ${event.message || 'its code could not be loaded'}.`);
    });
    started.addEventListener('messageerror', () => fail('The search worker sent what cannot be read.'));
    return started;
  };

  const ask = (question: Omit<Question, 'id' | 'folder'>) =>
    new Promise<MultiQueryResponse | null>((resolve, reject) => {
      const id = ++lastId;
      worker ??= start();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id, folder: address });
    });

  return {
    async search(request: MultiQueryRequest) {
      // Only what can be sent; DocSearch passes on functions where it is configured with some.
      const { requests } = JSON.parse(JSON.stringify(request)) as MultiQueryRequest;
      return (await ask({ type: 'search', request: { requests } } as Omit<Question, 'id' | 'folder'>))!;
    },
    prepare(filters) {
      ask({ type: 'prepare', filters } as Omit<Question, 'id' | 'folder'>).catch(() => {});
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
}
