import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runMain } from './run-main.ts';

const exitCode = process.exitCode;
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => printed.mockClear());
afterAll(() => printed.mockRestore());
afterEach(() => {
  process.exitCode = exitCode;
});

test.each([
  [0, () => 0],
  [1, () => Promise.resolve(1)],
])('exits with the code %i that a command returns', async (code, main) => {
  await runMain(main);
  expect(process.exitCode).toBe(code);
  expect(printed).not.toHaveBeenCalled();
});

test.each([
  () => {
    throw new Error('Build first.');
  },
  () => Promise.reject(new Error('Build first.')),
])('prints the message of an error, and exits 2', async (main) => {
  await runMain(main);
  expect(process.exitCode).toBe(2);
  expect(printed.mock.calls).toEqual([['Build first.']]);
});

test('exits 2 when a command waits for what never comes', () => {
  void runMain(() => new Promise(() => {}));
  expect(process.exitCode).toBe(2);
});
