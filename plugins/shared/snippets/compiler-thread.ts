import type { Worker } from 'node:worker_threads';
import type { CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
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
   * @param seconds how long the answer may take; any time without it
   * @throws {CompileTimeoutError} and any other error when the thread breaks down
   */
  compile(request: WorkerRequest, seconds?: number): Promise<CompilerAnswer[]> {
    const answer = this.last.then(() => this.ask(request, seconds));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private ask(request: WorkerRequest, seconds: number | undefined): Promise<CompilerAnswer[]> {
    const worker = (this.worker ??= startWorker());
    return new Promise<CompilerAnswer[]>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      const onMessage = (answers: CompilerAnswer[]) => {
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
  return startThread(module, { resourceLimits: { maxOldGenerationSizeMb: 4096 } });
}
