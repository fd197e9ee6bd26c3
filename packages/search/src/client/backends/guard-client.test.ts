import { expect, it, vi } from 'vitest';
import { guardClient } from './guard-client';

const request = { query: 'a' };
const response = { hits: [], count: 0, pageCount: 0, isWeak: false };

it('loads its client once, and again after a failure', async () => {
  const load = vi.fn(async () => ({ search: async () => response }));
  load.mockRejectedValueOnce(new Error('Gone'));
  const client = guardClient(load);
  await expect(client.search(request)).rejects.toThrow('Gone');
  expect(await client.search(request)).toEqual(response);
  expect(await client.search(request)).toEqual(response);
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails a search that takes too long', async () => {
  vi.useFakeTimers();
  const client = guardClient(async () => ({ search: () => new Promise(() => {}) }));
  const search = expect(client.search(request)).rejects.toThrow('No response within 12 seconds.');
  await vi.advanceTimersByTimeAsync(12_000);
  await search;
  vi.useRealTimers();
});
