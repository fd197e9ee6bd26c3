import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

export interface WorkerPoolOptions {
  /** By default one per core. */
  workers?: number;
  /** `child_process` for tasks that patch globals, need V8 flags of their own, or must be killable. */
  runtime?: 'worker_threads' | 'child_process';
  /** Flags for `child_process`. */
  execArgv?: string[];
  /** Milliseconds for which an idle worker keeps its data; by default it stops immediately. */
  idleTimeout?: number;
}

/** Workers load TypeScript through tsx, because they inherit neither Docusaurus' nor Vitest's loader. */
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

  /** @param signal stops the task, and the worker with it */
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

/** Errors of another process arrive as plain objects. */
function toError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  const { message, ...rest } = error as { message?: string };
  return Object.assign(new Error(message), rest);
}
