import type { CompilerResult } from '../compiler-result.ts';
import { checkBlock, taskOf } from '../check-block.ts';
import { createProgress } from '@typed-docs/utils/progress';
import { digest, type Cache } from '@typed-docs/utils/cache';
import { compileInPool } from './compile-pool.ts';
import type { Job } from './jobs.ts';
import { hashFiles, installedVersion } from '@typed-docs/utils/tool-hash';

const sources = [
  'compile.ts',
  'compiler-options.ts',
  'declared-names.ts',
  'library-host.ts',
  '../documented-packages.ts',
];

/** @param workers number of processes; 0 compiles in this one */
export async function compileJobs(jobs: readonly Job[], cache: Cache | undefined, workers: number): Promise<void> {
  const tool = digest(hashFiles(sources.map((name) => new URL(name, import.meta.url))), installedVersion('typescript'));
  const pending = jobs.map((job) => {
    const task = taskOf(job.assembled);
    const key = digest(tool, job.library.version, job.library.lockHash, job.library.documented, task);
    return { job, task, key, cached: cache?.read<CompilerResult>('compiled', key) };
  });
  // Identical blocks are compiled once.
  const missing = [...new Map(pending.filter(({ cached }) => !cached).map((entry) => [entry.key, entry])).values()];
  const fresh = new Map<string, CompilerResult>();
  const progress = createProgress('Samples compiled', missing.length);
  const pooled = missing.map(({ job: { library, assembled }, task, key }) => ({
    library,
    task,
    place: `${assembled.block.path}:${assembled.block.line}`,
    key,
  }));
  await compileInPool(pooled, workers, ({ key }, compiled) => {
    fresh.set(key, compiled);
    // Written immediately, so that an interrupted run keeps its results.
    cache?.write('compiled', key, compiled);
    progress();
  });
  for (const { job, key, cached } of pending) {
    fillIn(job, cached ?? fresh.get(key)!);
  }
}

function fillIn({ assembled, result }: Job, compiled: CompilerResult): void {
  const { problems, nodes } = checkBlock(assembled, compiled);
  result.problems.push(...problems);
  result.code = assembled.shown.map((line) => line.text).join('\n');
  result.nodes = nodes;
  result.status = result.problems.length > 0 ? 'failed' : 'compiled';
}
