import { beforeEach, expect, it, vi } from 'vitest';
import type { MultiQueryResponse } from '@site/core/search/multi-query';
import { createEmbeddedClient } from './embedded-client';
import { keyOf, pack, type Answer, type Question } from './messages';

/** A worker that answers as it is told. */
class FakeWorker extends EventTarget {
  terminate = vi.fn();
  questions: Question[] = [];

  postMessage(question: Question) {
    this.questions.push(question);
  }

  answer(answer: Answer) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answer }));
  }

  fail(message: string) {
    const event = Object.assign(new Event('error', { cancelable: true }), { message });
    this.dispatchEvent(event);
    return event;
  }
}

let workers: FakeWorker[];
const createWorker = () => {
  workers.push(new FakeWorker());
  return workers.at(-1) as unknown as Worker;
};
const response = (query: string) => ({ results: [{ query }] }) as unknown as MultiQueryResponse;
const request = (query: string) => ({ requests: [{ indexName: 'docs', query }] });
const answer = (id: number, query: string): Answer => ({ type: 'answer', id, response: pack(response(query)) });
const foreseen = (query: string): Answer => ({
  type: 'foreseen',
  key: keyOf(request(query)),
  response: pack(response(query)),
});

beforeEach(() => {
  workers = [];
  vi.stubGlobal('location', new URL('https://trpc.io/docs'));
});

it('starts its worker with the first call, and gives each call its own answer', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  expect(workers).toHaveLength(0);
  const first = client.search(request('a'));
  const second = client.search(request('b'));
  const [worker] = workers as [FakeWorker];
  expect(worker.questions).toEqual([
    { id: 1, type: 'search', folder: 'https://trpc.io/search-index/', request: request('a') },
    { id: 2, type: 'search', folder: 'https://trpc.io/search-index/', request: request('b') },
  ]);
  worker.answer(answer(2, 'b'));
  worker.answer(answer(1, 'a'));
  expect(await first).toEqual(response('a'));
  expect(await second).toEqual(response('b'));
  expect(workers).toHaveLength(1);
});

it('says why there is no answer, with the name that DocSearch knows, and goes on', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  const call = client.search(request('a'));
  workers[0]!.answer({ type: 'failure', id: 1, failure: 'missing', message: 'It is not there.' });
  await expect(call).rejects.toMatchObject({ name: 'RetryError', failure: 'missing', message: 'It is not there.' });
  const again = client.search(request('a'));
  workers[0]!.answer(answer(2, 'a'));
  expect(await again).toEqual(response('a'));
});

it('ends the calls of a worker that stops, keeps the console quiet, and starts another', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  const calls = [client.search(request('a')), client.search(request('b'))];
  expect(workers[0]!.fail('SyntaxError').defaultPrevented).toBe(true);
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'RetryError', failure: 'worker' });
  expect(workers[0]!.terminate).toHaveBeenCalled();
  const again = client.search(request('a'));
  workers[1]!.answer(answer(3, 'a'));
  expect(await again).toEqual(response('a'));
});

/** A client in a browser that refuses workers until it is told to allow them. */
function refuseWorkers() {
  let isAllowed = false;
  const client = createEmbeddedClient({
    folder: '/search-index/',
    createWorker: () => {
      if (!isAllowed) throw new DOMException('Refused by policy', 'SecurityError');
      return createWorker();
    },
  });
  return { client, allow: () => void (isAllowed = true) };
}

it('says when the browser refuses workers, and tries again', async () => {
  const { client, allow } = refuseWorkers();
  await expect(client.search(request('a'))).rejects.toMatchObject({ name: 'RetryError', failure: 'worker' });
  allow();
  const again = client.search(request('a'));
  workers[0]!.answer(answer(2, 'a'));
  expect(await again).toEqual(response('a'));
});

it('prepares without a word, whatever happens', async () => {
  const { client, allow } = refuseWorkers();
  client.prepare(request('').requests[0]!);
  allow();
  client.prepare(request('').requests[0]!);
  expect(workers[0]!.questions).toEqual([
    { type: 'prepare', folder: 'https://trpc.io/search-index/', request: request('') },
  ]);
});

/** What is answered before anything but promises runs. */
const settled = <T>(promise: Promise<T>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve)).then(() => 'later')]);

it('answers at once what was foreseen or asked before, and tells the worker where the reader is', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  const first = client.search(request('a'));
  const [worker] = workers as [FakeWorker];
  worker.answer(answer(1, 'a'));
  worker.answer(foreseen('ab'));
  expect(await first).toEqual(response('a'));
  expect(await settled(client.search(request('ab')))).toEqual(response('ab'));
  expect(await settled(client.search(request('a')))).toEqual(response('a'));
  // In whatever order its parameters stand.
  expect(await settled(client.search({ requests: [{ query: 'ab', indexName: 'docs' }] }))).toEqual(response('ab'));
  expect(worker.questions.slice(1)).toEqual(
    ['ab', 'a', 'ab'].map((query) => ({
      type: 'answered',
      folder: 'https://trpc.io/search-index/',
      request: request(query),
    })),
  );
});

it('asks anew for other parameters, after the worker forgot, and after it stopped', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  client.prepare(request('').requests[0]!);
  const [worker] = workers as [FakeWorker];
  worker.answer(foreseen('a'));
  const elsewhere = {
    requests: [{ ...request('a').requests[0]!, facetFilters: ['docusaurus_tag:docs-default-10.x'] }],
  };
  expect(await settled(client.search(elsewhere))).toBe('later');
  worker.answer({ type: 'forget' });
  expect(await settled(client.search(request('a')))).toBe('later');
  worker.answer(foreseen('a'));
  worker.fail('Gone');
  expect(await settled(client.search(request('a')).catch(() => 'failed'))).toBe('later');
  expect(workers).toHaveLength(2);
});
