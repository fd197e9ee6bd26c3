import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { LateAnswerError, WorkerProcess } from './worker-process.ts';

const here = fileURLToPath(new URL('./worker-process.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'worker-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker that does what it is asked, and counts how often. */
const module = join(folder, 'obedient.ts');
writeFileSync(
  module,
  `import { answerRequests } from ${JSON.stringify(here)};
  let count = 0;
  answerRequests(async (request: { do: string; map?: Map<string, number> }) => {
    count++;
    if (request.do === 'throw') throw new Error('no such thing');
    if (request.do === 'end') process.exit(7);
    if (request.do === 'wait') await new Promise((resolve) => setTimeout(resolve, 60_000));
    return { count, pid: process.pid, map: request.map };
  });`,
);

type Answer = { count: number; pid: number; map?: Map<string, number> };
const start = () =>
  new WorkerProcess<{ do: string; map?: Map<string, number> }, Answer>(pathToFileURL(module), 'the process that obeys');

describe('WorkerProcess', () => {
  it('answers one request after the other, in one process', async () => {
    const worker = start();
    const map = new Map([['one', 1]]);
    const [first, second] = await Promise.all([worker.ask({ do: 'answer', map }), worker.ask({ do: 'answer' })]);
    expect(first).toMatchObject({ count: 1, map });
    expect(second).toMatchObject({ count: 2, pid: first.pid });
    await worker.stop();
    expect(() => process.kill(first.pid, 0)).toThrow('ESRCH');
  });

  it('throws what the worker throws, which stays', async () => {
    const worker = start();
    await expect(worker.ask({ do: 'throw' })).rejects.toThrow('no such thing');
    expect(await worker.ask({ do: 'answer' })).toMatchObject({ count: 2 });
    await worker.stop();
  });

  it('replaces a process that ends, and one that takes too long', async () => {
    const worker = start();
    await expect(worker.ask({ do: 'end' })).rejects.toThrow('the process that obeys ended with code 7');
    const { pid } = await worker.ask({ do: 'answer' });
    await expect(worker.ask({ do: 'wait' }, 0.1)).rejects.toThrow(LateAnswerError);
    expect(await worker.ask({ do: 'answer' })).toMatchObject({ count: 1 });
    expect((await worker.ask({ do: 'answer' })).pid).not.toBe(pid);
    await worker.stop();
  });

  it('keeps nobody from ending while it has nothing to answer', () => {
    const script = join(folder, 'asks-once.mts');
    writeFileSync(
      script,
      `import { WorkerProcess } from ${JSON.stringify(here)};
      const worker = new WorkerProcess(new URL(${JSON.stringify(pathToFileURL(module).href)}), 'a process');
      console.log((await worker.ask({ do: 'answer' })).count);`,
    );
    const { stdout, status, signal } = spawnSync('npx', ['tsx', script], { encoding: 'utf8', timeout: 20_000 });
    expect({ stdout, status, signal }).toEqual({ stdout: '1\n', status: 0, signal: null });
  });
});
