import { afterEach, expect, it, vi } from 'vitest';
import { isDevServer, onceReady } from './dev-server.ts';

const { argv } = process;
afterEach(() => (process.argv = argv));

it.each([
  ['start --no-open', true],
  ['build', false],
  ['docs:version 12.x', false],
])('knows whether `docusaurus %s` is a development server', (words, expected) => {
  process.argv = ['node', '/site/node_modules/.bin/docusaurus', ...words.split(' ')];
  expect(isDevServer()).toBe(expected);
});

it('waits until the site is compiled, and for the first time only', async () => {
  let done = () => {};
  const run = vi.fn();
  onceReady(run).apply({ hooks: { done: { tap: (_: string, told: () => void) => (done = told) } } } as never);
  done();
  expect(run).not.toHaveBeenCalled();
  await expect.poll(() => run).toHaveBeenCalledTimes(1);
  done();
  await new Promise(setImmediate);
  expect(run).toHaveBeenCalledTimes(1);
});
