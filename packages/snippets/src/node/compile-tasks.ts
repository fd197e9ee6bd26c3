import type { CompileTask, CompilerResult } from '../compiler-result.ts';
import { createProgress } from '@typed-docs/utils/progress';
import { digest, type Cache } from '@typed-docs/utils/cache';
import { compileInPool, type PooledTask } from './compile-pool.ts';
import type { Library } from './library.ts';
import { hashFiles, installedVersion } from '@typed-docs/utils/tool-hash';

const sources = [
  'compile.ts',
  'compiler-options.ts',
  'declared-names.ts',
  'library-host.ts',
  '../documented-packages.ts',
];

export interface LibraryTask extends PooledTask {
  library: Library;
  task: CompileTask;
}

/**
 * Compiles what isn't cached.
 *
 * @param workers number of processes; 0 compiles in this one
 * @returns a result for each task
 */
export async function compileTasks(
  tasks: readonly LibraryTask[],
  cache: Cache | undefined,
  workers: number,
): Promise<CompilerResult[]> {
  const tool = digest(hashFiles(sources.map((name) => new URL(name, import.meta.url))), installedVersion('typescript'));
  const pending = tasks.map((one) => {
    const { version, lockHash, documented } = one.library;
    const key = digest(tool, version, lockHash, documented, one.task);
    return { ...one, key, cached: cache?.read<CompilerResult>('compiled', key) };
  });
  // Identical blocks are compiled once.
  const missing = [...new Map(pending.filter(({ cached }) => !cached).map((entry) => [entry.key, entry])).values()];
  const fresh = new Map<string, CompilerResult>();
  const progress = createProgress('Samples compiled', missing.length);
  await compileInPool(missing, workers, ({ key }, compiled) => {
    fresh.set(key, compiled);
    // Written immediately, so that an interrupted run keeps its results.
    cache?.write('compiled', key, compiled);
    progress();
  });
  return pending.map(({ key, cached }) => cached ?? fresh.get(key)!);
}
