import type { CompileTask, CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
import { WorkerPool } from '../worker-pool.ts';
import type { CompileRequest } from './compile.worker.ts';

/** A task and the absolute path of the library version that it is compiled against. */
export interface PooledTask {
  root: string;
  task: CompileTask;
}

/** Blocks per request: enough to share the library's types, few enough to keep all workers busy until the end. */
const chunkSize = 120;

const worker = new URL('./compile.worker.ts', import.meta.url);

/**
 * Creates a pool of processes that compile, each of which keeps the types of the library version that it used last.
 *
 * @param idleTimeout milliseconds for which an idle process keeps them
 */
export function createCompilerPool(workers: number, idleTimeout = 0): WorkerPool<CompileRequest, CompilerAnswer[]> {
  // Most of a block's types are of no use to the next one. A large young generation frees them before they are promoted.
  const execArgv = ['--max-semi-space-size=64'];
  return new WorkerPool(worker, { workers, runtime: 'child_process', execArgv, idleTimeout });
}

/**
 * Compiles tasks version by version, so that each worker loads a version at most once.
 *
 * @param workers number of processes; 0 compiles in this one, whose compiler stays loaded between calls
 * @returns the answers in the order of the tasks
 */
export async function compileInPool(pooled: readonly PooledTask[], workers: number): Promise<CompilerAnswer[]> {
  const answers = new Map<PooledTask, CompilerAnswer>();
  const pool = workers > 0 ? createCompilerPool(workers) : undefined;
  const compile = pool ? (request: CompileRequest) => pool.run(request) : (await import('./compile.worker.ts')).default;
  try {
    await Promise.all(
      splitIntoChunks(pooled).map(async (chunk) => {
        const found = await compile({ root: chunk[0]!.root, tasks: chunk.map(({ task }) => task) });
        chunk.forEach((one, i) => answers.set(one, found[i]!));
      }),
    );
  } finally {
    await pool?.destroy();
  }
  return pooled.map((one) => answers.get(one)!);
}

function splitIntoChunks(pooled: readonly PooledTask[]): PooledTask[][] {
  return [...new Set(pooled.map(({ root }) => root))].flatMap((version) => {
    const ofVersion = pooled.filter(({ root }) => root === version);
    const count = Math.ceil(ofVersion.length / chunkSize);
    const size = Math.ceil(ofVersion.length / count);
    return Array.from({ length: count }, (_, i) => ofVersion.slice(i * size, (i + 1) * size));
  });
}
