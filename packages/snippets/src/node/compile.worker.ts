import type { CompilerResult, CompileTask } from '../compiler-result.ts';
import { LibraryCompiler } from './compile.ts';

export interface CompileRequest {
  root: string;
  /** Names and scopes of documented packages. */
  documented: readonly string[];
  tasks: readonly CompileTask[];
}

/** Compilers of other versions would only occupy memory. */
let current: { root: string; compiler: LibraryCompiler } | undefined;

export default function compile({ root, documented, tasks }: CompileRequest): CompilerResult[] {
  const { compiler } = current?.root === root ? current : { compiler: new LibraryCompiler(root, documented) };
  // A compiler that throws keeps the files of the request and would throw again, so it must not be reused.
  current = undefined;
  const results = compiler.compile(tasks);
  current = { root, compiler };
  return results;
}
