import type { MultiQueryRequest, MultiQueryResponse, QueryRequest, SearchClient } from '@site/core/search/multi-query';
import { SearchError } from '@site/core/search/search-error';
import { keyOf, unpack, type Answer, type Packed, type Question } from './messages';

export interface EmbeddedClientOptions {
  /** Address of the folder with the index files (core/search/manifest.ts), with the base path and a slash at its end. */
  folder: string;
  /** Makes the worker; tests give one of their own. */
  createWorker?: () => Worker;
}

export interface EmbeddedClient extends SearchClient {
  /**
   * Starts to load what queries with the parameters of this one will need, to be called as soon as the reader seems to
   * want to search. Never throws; what went wrong is said by the search that follows.
   */
  prepare(request: QueryRequest): void;
}

/**
 * The part of Algolia's lite client that search uses, answered by a worker of this site. Nothing is loaded before the
 * first call. After a failure the next call starts anew. What the worker has foreseen is answered without it, at once.
 */
export function createEmbeddedClient({ folder, createWorker = startWorker }: EmbeddedClientOptions): EmbeddedClient {
  const address = new URL(folder, location.href).href;
  const waiting = new Map<
    number,
    { key: string; resolve: (response: Packed) => void; reject: (error: SearchError) => void }
  >();
  const known = new Map<string, Packed>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (message: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new SearchError('worker', message));
    waiting.clear();
    known.clear();
  };

  const receive = (answer: Answer) => {
    if (answer.type === 'forget') return known.clear();
    if (answer.type === 'foreseen') return void known.set(answer.key, answer.response);
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'failure') return call?.reject(new SearchError(answer.failure, answer.message));
    if (call) known.set(call.key, answer.response);
    call?.resolve(answer.response);
  };

  const start = (): Worker => {
    let started: Worker;
    try {
      started = createWorker();
    } catch (error) {
      throw new SearchError('worker', `The browser refuses the search worker: ${String(error)}`);
    }
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => receive(data));
    started.addEventListener('error', (event) => {
      // The failure is told where it can be shown; the console need not repeat it.
      event.preventDefault();
      fail(`The search worker stopped: ${event.message || 'its code could not be loaded'}.`);
    });
    started.addEventListener('messageerror', () => fail('The search worker sent what cannot be read.'));
    return started;
  };

  const tell = (question: Question) => {
    worker ??= start();
    worker.postMessage(question);
  };

  const ask = (request: MultiQueryRequest, key: string) =>
    new Promise<Packed>((resolve, reject) => {
      const id = ++lastId;
      tell({ type: 'search', id, folder: address, request });
      waiting.set(id, { key, resolve, reject });
    });

  return {
    async search(given: MultiQueryRequest) {
      // Only what can be sent; DocSearch passes on functions where it is configured with some.
      const request = JSON.parse(JSON.stringify(given)) as MultiQueryRequest;
      const key = keyOf(request);
      const answer = known.get(key);
      if (answer) tell({ type: 'answered', folder: address, request });
      return unpack<MultiQueryResponse>(answer ?? (await ask(request, key)));
    },
    prepare(request) {
      try {
        tell({ type: 'prepare', folder: address, request: { requests: [request] } });
      } catch {
        // Said by the search that follows.
      }
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
}
