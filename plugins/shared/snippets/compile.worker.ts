import { parentPort } from 'node:worker_threads';
import type { CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { LibraryCompiler } from './compile.ts';

/** Tasks for one library version. */
export interface WorkerRequest {
  root: string;
  tasks: readonly CompileTask[];
  /** `answers` compiles them, `scopes` says which can share a program, `forget` frees the version's memory. */
  ask: 'answers' | 'scopes' | 'forget';
}

const compilers = new Map<string, LibraryCompiler>();

parentPort!.on('message', ({ root, tasks, ask }: WorkerRequest) => {
  if (ask === 'forget') {
    compilers.delete(root);
    parentPort!.postMessage([]);
    return;
  }
  let compiler = compilers.get(root);
  if (!compiler) {
    compiler = new LibraryCompiler(root);
    compilers.set(root, compiler);
  }
  parentPort!.postMessage(ask === 'scopes' ? compiler.scopesOf(tasks) : compiler.compile(tasks));
});
