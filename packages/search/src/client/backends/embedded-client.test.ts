import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbeddedClient } from './embedded-client';
import type { WorkerRequest, WorkerResponse } from './search.worker';

class FakeWorker extends EventTarget {
  terminate = vi.fn();
  requests: WorkerRequest[] = [];

  postMessage(request: WorkerRequest) {
    this.requests.push(request);
  }

  respond(response: WorkerResponse) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: response }));
  }

  fail(message: string) {
    const event = Object.assign(new Event('error', { cancelable: true }), { message });
    this.dispatchEvent(event);
    return event;
  }
}

let workers: FakeWorker[];
let isRefused: boolean;
const searchInPage = vi.fn(async () => response(3));
const loadSearch = vi.fn(async () => searchInPage);
const createClient = () =>
  createEmbeddedClient(
    '/search-index/',
    () => {
      if (isRefused) throw new DOMException('Denied by policy', 'SecurityError');
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    },
    loadSearch,
  );
const response = (count: number) => ({ hits: [], count, pageCount: 1, isWeak: false });

beforeEach(() => {
  workers = [];
  isRefused = false;
  vi.clearAllMocks();
  vi.stubGlobal('location', new URL('https://trpc.io/docs'));
});
afterEach(() => void vi.unstubAllGlobals());

it('starts its worker with the first call, and matches responses to calls', async () => {
  const client = createClient();
  expect(workers).toHaveLength(0);
  const first = client.search({ query: 'a' });
  const second = client.search({ query: 'b' });
  const [worker] = workers as [FakeWorker];
  expect(worker.requests).toEqual([
    { id: 1, folder: 'https://trpc.io/search-index/', request: { query: 'a' } },
    { id: 2, folder: 'https://trpc.io/search-index/', request: { query: 'b' } },
  ]);
  worker.respond({ id: 2, response: response(2) });
  worker.respond({ id: 1, response: response(1) });
  expect(await first).toEqual(response(1));
  expect(await second).toEqual(response(2));
  expect(workers).toHaveLength(1);
});

it('rejects with the error of the worker, and goes on', async () => {
  const client = createClient();
  const call = client.search({ query: 'a' });
  workers[0]!.respond({ id: 1, error: 'It is not there.' });
  await expect(call).rejects.toThrow('It is not there.');
  const again = client.search({ query: 'a' });
  workers[0]!.respond({ id: 2, response: response(1) });
  expect(await again).toEqual(response(1));
});

it('rejects the calls of a worker that stops, keeps the console quiet, and starts another', async () => {
  const client = createClient();
  const first = client.search({ query: 'a' });
  workers[0]!.respond({ id: 1, response: response(1) });
  await first;
  const calls = [client.search({ query: 'a' }), client.search({ query: 'b' })];
  expect(workers[0]!.fail('SyntaxError').defaultPrevented).toBe(true);
  for (const call of calls) await expect(call).rejects.toThrow('The search worker stopped: SyntaxError.');
  expect(workers[0]!.terminate).toHaveBeenCalled();
  const again = client.search({ query: 'a' });
  workers[1]!.respond({ id: 4, response: response(1) });
  expect(await again).toEqual(response(1));
});

it('searches in the page where the browser rejects workers', async () => {
  isRefused = true;
  const client = createClient();
  client.prepare!(['default']);
  expect(await client.search({ query: 'a' })).toEqual(response(3));
  expect(searchInPage).toHaveBeenCalledWith({ query: 'router', tags: ['default'] });
  isRefused = false;
  await client.search({ query: 'b' });
  expect(loadSearch).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(0);
});

it('searches in the page when the script of the worker does not load', async () => {
  const client = createClient();
  const calls = [client.search({ query: 'a' }), client.search({ query: 'b' })];
  workers[0]!.fail('');
  expect(await Promise.all(calls)).toEqual([response(3), response(3)]);
  expect(loadSearch).toHaveBeenCalledTimes(1);
});

it('tries the worker again when the code for the page does not load either', async () => {
  isRefused = true;
  loadSearch.mockRejectedValueOnce(new Error('Loading chunk local-search failed.'));
  const client = createClient();
  await expect(client.search({ query: 'a' })).rejects.toThrow('Loading chunk local-search failed.');
  isRefused = false;
  const again = client.search({ query: 'a' });
  workers[0]!.respond({ id: 1, response: response(1) });
  expect(await again).toEqual(response(1));
});
