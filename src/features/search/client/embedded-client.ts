import type { SearchClient, SearchRequest, SearchResponse } from '@site/core/search/query';
import type { WorkerRequest, WorkerResponse } from './search.worker';

interface PendingRequest {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/**
 * Searches the site's own index in a worker, because building the index would block the page. Nothing is loaded before
 * the first call, and a worker that failed is replaced with the next.
 *
 * @param folder address of the index files, with a slash at the end
 */
export function createEmbeddedClient(folder: string, createWorker = startWorker): SearchClient {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (message: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };
  const start = () => {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const request = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) request?.reject(new Error(data.error));
      else request?.resolve(data.response);
    });
    worker.addEventListener('error', (event) => {
      // The dialog reports the failure; the console need not repeat it.
      event.preventDefault();
      fail(`The search worker stopped: ${event.message || 'its code could not be loaded'}.`);
    });
    return worker;
  };

  const search = (request: SearchRequest) =>
    new Promise<SearchResponse>((resolve, reject) => {
      const id = ++lastId;
      const message: WorkerRequest = { id, folder: new URL(folder, location.href).href, request };
      (worker ?? start()).postMessage(message);
      pending.set(id, { resolve, reject });
    });
  return {
    search,
    // A query loads the index and has the engine compiled.
    prepare: (tags) => void search({ query: 'router', tags }).catch(() => {}),
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
}
