import { beforeEach, expect, it, vi } from 'vitest';
import type { MultiQueryResponse } from '@site/core/search/multi-query';
import { createEmbeddedClient } from './embedded-client';
import type { Answer, Question } from './messages';

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
  worker.answer({ id: 2, response: response('b') });
  worker.answer({ id: 1, response: response('a') });
  expect(await first).toEqual(response('a'));
  expect(await second).toEqual(response('b'));
  expect(workers).toHaveLength(1);
});

it('says why there is no answer, with the name that DocSearch knows, and goes on', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  const call = client.search(request('a'));
  workers[0]!.answer({ id: 1, failure: 'missing', message: 'It is not there.' });
  await expect(call).rejects.toMatchObject({ name: 'RetryError', failure: 'missing', message: 'It is not there.' });
  const again = client.search(request('a'));
  workers[0]!.answer({ id: 2, response: response('a') });
  expect(await again).toEqual(response('a'));
});

it('ends the calls of a worker that stops, keeps the console quiet, and starts another', async () => {
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  const calls = [client.search(request('a')), client.search(request('b'))];
  expect(workers[0]!.fail('SyntaxError').defaultPrevented).toBe(true);
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'RetryError', failure: 'worker' });
  expect(workers[0]!.terminate).toHaveBeenCalled();
  const again = client.search(request('a'));
  workers[1]!.answer({ id: 3, response: response('a') });
  expect(await again).toEqual(response('a'));
});

it('says when the browser refuses workers, and tries again', async () => {
  let allowed = false;
  const client = createEmbeddedClient({
    folder: '/search-index/',
    createWorker: () => {
      if (!allowed) throw new DOMException('Refused by policy', 'SecurityError');
      return createWorker();
    },
  });
  await expect(client.search(request('a'))).rejects.toMatchObject({ name: 'RetryError', failure: 'worker' });
  allowed = true;
  const again = client.search(request('a'));
  workers[0]!.answer({ id: 2, response: response('a') });
  expect(await again).toEqual(response('a'));
});

it('prepares without a word, whatever happens', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const client = createEmbeddedClient({ folder: '/search-index/', createWorker });
  client.prepare(['language:en']);
  workers[0]!.answer({ id: 1, failure: 'network', message: 'Gone.' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
