import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

export interface WorkerPoolOptions {
  /** Number of workers; by default one per core. */
  workers?: number;
  /** `child_process` where a task patches globals, needs V8 flags of its own, or must be killed; threads otherwise. */
  runtime?: 'worker_threads' | 'child_process';
  /** Flags of Node.js and V8 for `child_process`. */
  execArgv?: string[];
  /** Milliseconds for which an idle worker keeps the data that it has loaded; by default it stops immediately. */
  idleTimeout?: number;
}

/**
 * Runs tasks on a pool of workers (tinypool). The worker module is TypeScript and is loaded through tsx, because neither
 * Docusaurus' nor Vitest's loader is inherited by workers.
 *
 * @param module TypeScript module whose default export handles one task
 */
export class WorkerPool<Task, Result> {
  private readonly pool: Tinypool;
  private readonly module: string;

  constructor(
    module: URL,
    {
      workers = availableParallelism(),
      runtime = 'worker_threads',
      execArgv = [],
      idleTimeout = 0,
    }: WorkerPoolOptions = {},
  ) {
    this.module = fileURLToPath(module);
    this.pool = new Tinypool({
      filename: fileURLToPath(new URL('./worker-entry.cjs', import.meta.url)),
      runtime,
      execArgv,
      minThreads: 0,
      maxThreads: workers,
      idleTimeout,
    });
  }

  /**
   * @param signal stops the task, and the worker with it
   * @throws what the task throws; in another process, an error with its message
   */
  async run(task: Task, signal?: AbortSignal): Promise<Result> {
    try {
      return (await this.pool.run({ module: this.module, task }, { signal })) as Result;
    } catch (error) {
      throw toError(error);
    }
  }

  async destroy(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Errors of another process come as plain objects. */
function toError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  const { message, ...rest } = error as { message?: string };
  return Object.assign(new Error(message), rest);
}
