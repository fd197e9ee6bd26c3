import { expect, it } from 'vitest';
import { compareCode } from './compare.ts';

const cut = (code: string, ranges: readonly [number, number][]) =>
  ranges.map(([start, length]) => code.slice(start, start + length));

const before = 'import a\nlinks: [httpBatchLink({ url })],\ntransformer: superjson,\n';
const after = 'import a\nlinks: [httpBatchLink({ url, transformer: superjson })],\n';

it('marks the words that only one side has', () => {
  const compared = compareCode(before, after);
  // `transformer: superjson` has moved, and with it the brackets around it.
  expect(cut(before, compared.before)).toEqual(['})]']);
  expect(cut(after, compared.after)).toEqual(['})]']);
});

it('marks a name that was replaced', () => {
  const [old, fresh] = ['const a = createTRPCProxyClient({ url });', 'const a = createTRPCClient({ url });'];
  const compared = compareCode(old, fresh);
  expect(cut(old, compared.before)).toEqual(['createTRPCProxyClient']);
  expect(cut(fresh, compared.after)).toEqual(['createTRPCClient']);
});

it('marks whole lines that have nothing in common, without their indentation', () => {
  const [old, fresh] = ['  return observable((emit) => {', '  for await (const [data] of on(ee)) yield data;'];
  const compared = compareCode(old, fresh);
  expect(cut(old, compared.before)).toEqual([old.trim()]);
  expect(cut(fresh, compared.after)).toEqual([fresh.trim()]);
});

it('puts removed lines before added ones, and keeps what both have', () => {
  const { unified } = compareCode('a\nold b\nc', 'a\nnew b\nc\nd');
  expect(unified.code).toBe('a\nold b\nnew b\nc\nd');
  expect(unified).toMatchObject({ removed: [2], added: [3, 5] });
  expect(cut(unified.code, unified.changed)).toEqual(['old', 'new', 'd']);
});
