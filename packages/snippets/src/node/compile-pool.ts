import type { CompileTask, CompilerResult } from '../compiler-result.ts';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import type { CompileRequest } from './compile.worker.ts';
import type { Library } from './library.ts';

export interface PooledTask {
  library: Pick<Library, 'root' | 'documented'>;
  task: CompileTask;
  /** File and line of the block, for messages. */
  place: string;
}

/** Large enough to share the library's types, small enough to keep all workers busy until the end. */
const chunkSize = 120;

const worker = new URL('./compile.worker.ts', import.meta.url);

export interface CompilerPoolOptions {
  /** Milliseconds for which an idle process keeps its types. */
  idleTimeout?: number;
  /** Heap limit per process in megabytes; by default Node.js' own. */
  memory?: number;
}

/** Each process keeps the types of the library version that it used last. */
export function createCompilerPool(
  workers: number,
  { idleTimeout = 0, memory }: CompilerPoolOptions = {},
): WorkerPool<CompileRequest, CompilerResult[]> {
  // Most types are only used by one block. A large young generation frees them before they are promoted.
  const execArgv = ['--max-semi-space-size=64'];
  if (memory !== undefined) execArgv.push(`--max-old-space-size=${memory}`);
  return new WorkerPool(worker, { workers, runtime: 'child_process', execArgv, idleTimeout });
}

/** Compiles tasks version by version, so that each worker loads a version at most once. */
export async function compileInPool<Pooled extends PooledTask>(
  pooled: readonly Pooled[],
  workers: number,
  onResult: (one: Pooled, result: CompilerResult) => void,
): Promise<void> {
  const pool = workers > 0 ? createCompilerPool(workers) : undefined;
  const compile = pool ? (request: CompileRequest) => pool.run(request) : (await import('./compile.worker.ts')).default;
  const compileChunk = async (chunk: readonly Pooled[]): Promise<void> => {
    const { library, place } = chunk[0]!;
    const { root, documented } = library;
    try {
      const results = await compile({ root, documented, tasks: chunk.map(({ task }) => task) });
      chunk.forEach((one, i) => onResult(one, results[i]!));
    } catch (error) {
      if (chunk.length === 1) {
        throw new Error(`${place}: the compiler crashed on this block: ${toMessage(error)}`, { cause: error });
      }
      // Bisects the chunk to find the block.
      const half = Math.ceil(chunk.length / 2);
      await compileChunk(chunk.slice(0, half));
      await compileChunk(chunk.slice(half));
    }
  };
  try {
    await Promise.all(splitIntoChunks(pooled).map(compileChunk));
  } finally {
    await pool?.destroy();
  }
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

function splitIntoChunks<Pooled extends PooledTask>(pooled: readonly Pooled[]): Pooled[][] {
  return [...new Set(pooled.map(({ library }) => library.root))].flatMap((root) => {
    const ofVersion = pooled.filter(({ library }) => library.root === root);
    const count = Math.ceil(ofVersion.length / chunkSize);
    const size = Math.ceil(ofVersion.length / count);
    return Array.from({ length: count }, (_, i) => ofVersion.slice(i * size, (i + 1) * size));
  });
}
