import type { CompilerAnswer, CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { LibraryCompiler } from './compile.ts';

/** Blocks to compile against one library version. */
export interface CompileRequest {
  /** Absolute path of `library/<version>`. */
  root: string;
  tasks: readonly CompileTask[];
}

/** The compiler of the latest request; those of other versions would only occupy memory. */
let current: { root: string; compiler: LibraryCompiler } | undefined;

export default function compile({ root, tasks }: CompileRequest): CompilerAnswer[] {
  if (current?.root !== root) {
    current = { root, compiler: new LibraryCompiler(root) };
  }
  return current.compiler.compile(tasks);
}
