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
  const { compiler } = current?.root === root ? current : { compiler: new LibraryCompiler(root) };
  // A compiler that fails keeps the files of the request, on which it would fail again. So only a sound one is kept.
  current = undefined;
  const answers = compiler.compile(tasks);
  current = { root, compiler };
  return answers;
}
