import type { CompilerAnswer, CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { WorkerProcess } from '../worker-process.ts';
import type { CompileRequest } from './compile.worker.ts';

/** Much of what is worked out for a block is of no use to the next one: it should go early, and be looked through rarely. */
const flags = ['--max-old-space-size=1280', '--max-semi-space-size=64'];

/** A process that compiles one request after the other, and keeps the library versions that it has loaded. */
export class CompilerProcess {
  private readonly worker = new WorkerProcess<CompileRequest, CompilerAnswer[] | string[]>(
    new URL('./compile.worker.ts', import.meta.url),
    'the process that compiles',
    { flags, yields: true },
  );

  /**
   * @param root the absolute folder `library/<version>`
   * @param seconds how long the answer may take; any time without it
   * @throws {LateAnswerError} and any other error when the process breaks down
   */
  async compile(root: string, tasks: readonly CompileTask[], seconds?: number): Promise<CompilerAnswer[]> {
    return (await this.worker.ask({ root, tasks, ask: 'answers' }, seconds)) as CompilerAnswer[];
  }

  /** @returns for each task a key; only tasks that have it in common can share a program */
  async scopesOf(root: string, tasks: readonly CompileTask[]): Promise<string[]> {
    return (await this.worker.ask({ root, tasks, ask: 'scopes' })) as string[];
  }

  /** Frees what the process knows of a version. What Node.js learned about running the compiler stays. */
  async forget(root: string): Promise<void> {
    await this.worker.ask({ root, tasks: [], ask: 'forget' });
  }

  stop(): Promise<void> {
    return this.worker.stop();
  }
}
