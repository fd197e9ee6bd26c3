import '../optimize-late.ts';
import './quick-typescript.ts';
import type { CompilerAnswer, CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { answerRequests } from '../worker-process.ts';
import { LibraryCompiler } from './compile.ts';

/** Tasks for one library version. */
export interface CompileRequest {
  root: string;
  tasks: readonly CompileTask[];
  /** `answers` compiles them, `scopes` says which can share a program, `forget` frees the version's memory. */
  ask: 'answers' | 'scopes' | 'forget';
}

const compilers = new Map<string, LibraryCompiler>();

answerRequests(({ root, tasks, ask }: CompileRequest): CompilerAnswer[] | string[] => {
  if (ask === 'forget') {
    compilers.delete(root);
    return [];
  }
  let compiler = compilers.get(root);
  if (!compiler) {
    compiler = new LibraryCompiler(root);
    compilers.set(root, compiler);
  }
  return ask === 'scopes' ? compiler.scopesOf(tasks) : compiler.compile(tasks);
});
