import type { SearchClient, SearchRequest, SearchResponse } from '../../query';
import type { WorkerRequest, WorkerResponse } from './search.worker';

interface PendingRequest {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

type Search = SearchClient['search'];

/** The worker never ran: workers are unsupported or blocked, or a deployment removed the script. */
class NoWorkerError extends Error {}

/**
 * Searches in a worker, because building the index blocks its thread, or in the page where workers cannot start.
 *
 * @param folder URL of the index files, with a trailing slash
 */
export function createEmbeddedClient(
  folder: string,
  createWorker = startWorker,
  loadSearch = loadLocalSearch,
): SearchClient {
  const searchInWorker = createWorkerSearch(folder, createWorker);
  let searchInPage: Promise<Search> | undefined;

  const search: Search = async (request) => {
    if (!searchInPage) {
      try {
        return await searchInWorker(request);
      } catch (error) {
        if (!(error instanceof NoWorkerError)) throw error;
      }
      const loading = (searchInPage ??= loadSearch(folder));
      loading.catch(() => (searchInPage = undefined));
    }
    return (await searchInPage)(request);
  };
  return {
    search,
    // Any query loads the index and warms up the engine.
    async prepare(tags) {
      await search({ query: 'router', tags });
    },
  };
}

function createWorkerSearch(folder: string, createWorker: () => Worker): Search {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = () => {
    const started = createWorker();
    let hasRun = false;
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      hasRun = true;
      const request = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) request?.reject(new Error(data.error));
      else request?.resolve(data.response);
    });
    started.addEventListener('error', (event) => {
      // The dialog reports the failure, so keep it out of the console.
      event.preventDefault();
      started.terminate();
      worker = undefined;
      const message = `The search worker stopped: ${event.message || 'its code could not be loaded'}.`;
      for (const { reject } of pending.values()) reject(hasRun ? new Error(message) : new NoWorkerError(message));
      pending.clear();
    });
    return started;
  };

  return (request: SearchRequest) =>
    new Promise<SearchResponse>((resolve, reject) => {
      try {
        worker ??= start();
      } catch (error) {
        throw new NoWorkerError(String(error));
      }
      const id = ++lastId;
      const message: WorkerRequest = { id, folder: new URL(folder, location.href).href, request };
      worker.postMessage(message);
      pending.set(id, { resolve, reject });
    });
}

function startWorker(): Worker {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });
}

async function loadLocalSearch(folder: string): Promise<Search> {
  const { createLocalSearch } = await import(/* webpackChunkName: "local-search" */ './local-search');
  return createLocalSearch(folder);
}
