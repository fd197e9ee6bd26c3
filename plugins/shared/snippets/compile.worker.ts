import { parentPort } from 'node:worker_threads';
import type { CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { LibraryCompiler } from './compile.ts';

/** A batch for one library version. */
export interface WorkerRequest {
  root: string;
  tasks: CompileTask[];
}

const compilers = new Map<string, LibraryCompiler>();

parentPort!.on('message', ({ root, tasks }: WorkerRequest) => {
  let compiler = compilers.get(root);
  if (!compiler) {
    compiler = new LibraryCompiler(root);
    compilers.set(root, compiler);
  }
  parentPort!.postMessage(compiler.compile(tasks));
});
