import { expect, test } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const module = new URL('./fixtures/double.worker.ts', import.meta.url);

test.each(['worker_threads', 'child_process'] as const)('runs tasks of a TypeScript module on %s', async (runtime) => {
  const pool = new WorkerPool<number, number>(module, { workers: 2, runtime });
  try {
    expect(await Promise.all([1, 2, 3].map((n) => pool.run(n)))).toEqual([2, 4, 6]);
    const error: unknown = await pool.run(-1).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toBe('expected a positive number');
  } finally {
    await pool.destroy();
  }
});

test('stops a busy worker on abort, and continues with another', async () => {
  const pool = new WorkerPool<number, number>(module, { workers: 1, runtime: 'child_process' });
  try {
    await expect(pool.run(0, AbortSignal.timeout(1000))).rejects.toThrow('aborted');
    expect(await pool.run(1)).toBe(2);
  } finally {
    await pool.destroy();
  }
});
