import { beforeEach, expect, it, vi } from 'vitest';
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
const createClient = () =>
  createEmbeddedClient('/search-index/', () => {
    if (isRefused) throw new DOMException('Refused by policy', 'SecurityError');
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
const response = (count: number) => ({ hits: [], count, pageCount: 1 });

beforeEach(() => {
  workers = [];
  isRefused = false;
  vi.stubGlobal('location', new URL('https://trpc.io/docs'));
});

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
  const calls = [client.search({ query: 'a' }), client.search({ query: 'b' })];
  expect(workers[0]!.fail('SyntaxError').defaultPrevented).toBe(true);
  for (const call of calls) await expect(call).rejects.toThrow('The search worker stopped: SyntaxError.');
  expect(workers[0]!.terminate).toHaveBeenCalled();
  const again = client.search({ query: 'a' });
  workers[1]!.respond({ id: 3, response: response(1) });
  expect(await again).toEqual(response(1));
});

it('rejects where the browser refuses workers, except to prepare, and tries again', async () => {
  const client = createClient();
  isRefused = true;
  client.prepare!(['default']);
  await expect(client.search({ query: 'a' })).rejects.toThrow('Refused by policy');
  isRefused = false;
  client.prepare!(['default']);
  expect(workers[0]!.requests).toMatchObject([{ request: { tags: ['default'] } }]);
});
