import { expect, it, vi } from 'vitest';
import { guardClient } from './guard-client';

const request = { requests: [{ indexName: 'docs', query: 'a' }] };
const response = { results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0 }] };

it('loads its client once, and then asks it before anything else runs', async () => {
  const search = vi.fn(async () => response as never);
  const load = vi.fn(async () => ({ search }));
  const client = guardClient(load);
  expect(await client.search(request)).toEqual(response);
  const second = client.search(request);
  expect(search).toHaveBeenCalledTimes(2);
  expect(await second).toEqual(response);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after it failed, and makes one kind of error of all', async () => {
  const load = vi.fn(async () => ({ search: vi.fn(async () => response as never) }));
  load.mockRejectedValueOnce(new Error('Gone'));
  const client = guardClient(load);
  await expect(client.search(request)).rejects.toMatchObject({ name: 'RetryError', failure: 'network' });
  expect(await client.search(request)).toEqual(response);
});

it('drops what a client remembers when it fails, which may be an answer that nobody understands', async () => {
  const forget = vi.fn();
  const search = () => Promise.reject(new Error('nonsense'));
  const client = guardClient(async () => ({ search, forget }));
  await expect(client.search(request)).rejects.toMatchObject({ name: 'RetryError', failure: 'service' });
  expect(forget).toHaveBeenCalledTimes(1);
});
