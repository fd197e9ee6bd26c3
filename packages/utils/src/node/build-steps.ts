import { performance } from 'node:perf_hooks';

/** @param describe returns the result in a few words, such as `666 cards, 2 drawn` */
export async function measureStep<T>(
  name: string,
  run: () => T | Promise<T>,
  describe?: (result: T) => string,
): Promise<T> {
  const start = performance.now();
  const result = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log([`${name}: ${seconds} s`, ...(describe ? [describe(result)] : [])].join(', '));
  return result;
}
