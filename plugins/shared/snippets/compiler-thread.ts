import type { Worker } from 'node:worker_threads';
import type { CompilerAnswer, CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { startThread } from '../start-thread.ts';
import type { WorkerRequest } from './compile.worker.ts';

/** Thrown when a request is not answered within its time. */
export class CompileTimeoutError extends Error {
  override name = 'CompileTimeoutError';
}

/**
 * A thread that compiles one request after the other. It stays between requests, because loading a library version costs
 * seconds; one that breaks down or takes too long is replaced at the next request.
 */
export class CompilerThread {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param root the absolute folder `library/<version>`
   * @param seconds how long the answer may take; any time without it
   * @throws {CompileTimeoutError} and any other error when the thread breaks down
   */
  compile(root: string, tasks: readonly CompileTask[], seconds?: number): Promise<CompilerAnswer[]> {
    return this.enqueue<CompilerAnswer>({ root, tasks, ask: 'answers' }, seconds);
  }

  /** @returns for each task a key; only tasks that have it in common can share a program */
  scopesOf(root: string, tasks: readonly CompileTask[]): Promise<string[]> {
    return this.enqueue<string>({ root, tasks, ask: 'scopes' });
  }

  /** Frees what the thread knows of a version. What Node.js learned about running the compiler stays. */
  async forget(root: string): Promise<void> {
    await this.enqueue({ root, tasks: [], ask: 'forget' });
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private enqueue<Answer>(request: WorkerRequest, seconds?: number): Promise<Answer[]> {
    const answer = this.last.then(() => this.ask<Answer>(request, seconds));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private ask<Answer>(request: WorkerRequest, seconds: number | undefined): Promise<Answer[]> {
    const worker = (this.worker ??= startWorker());
    return new Promise<Answer[]>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      const onMessage = (answers: Answer[]) => {
        settle();
        resolve(answers);
      };
      const onError = (error: Error) => {
        settle();
        void this.stop();
        reject(error);
      };
      const onExit = (code: number) => onError(new Error(`the compiling thread ended with code ${code}`));
      const timer =
        seconds === undefined
          ? undefined
          : setTimeout(() => onError(new CompileTimeoutError(`no answer within ${seconds} s`)), seconds * 1000);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }
}

function startWorker(): Worker {
  const module = new URL('./compile.worker.ts', import.meta.url);
  return startThread(module, {
    // Much of what is worked out for a block is of no use to the next one: it should go early, and be looked through rarely.
    resourceLimits: { maxOldGenerationSizeMb: 1280, maxYoungGenerationSizeMb: 64 },
  });
}
