import type { CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
import { judgeBlock, taskOf } from '../../../core/snippets/judge.ts';
import { digest, type Cache } from './cache.ts';
import { compileInPool } from './compile-pool.ts';
import type { Job } from './jobs.ts';
import { hashFiles, installedVersion } from './tool-hash.ts';

const sources = [
  'compile.ts',
  'compiler-options.ts',
  'declared-names.ts',
  'file-identity.ts',
  'global-scopes.ts',
  'library-host.ts',
  'names-to-try.ts',
  'quick-typescript.ts',
].map((name) => new URL(name, import.meta.url));

/** Compiles blocks, as far as the cache doesn't know the answer, and writes what came of it into their results. */
export async function compileJobs(jobs: readonly Job[], cache: Cache | undefined, threads: number): Promise<void> {
  const tool = digest(hashFiles(sources), installedVersion('typescript'), installedVersion('twoslash'));
  const pending = jobs.map((job) => {
    const task = taskOf(job.assembled);
    const key = digest(tool, job.library.version, job.library.lockHash, task);
    return { job, task, key, cached: cache?.read<CompilerAnswer>('compiled', key) };
  });
  // The same text may stand in several places; it is compiled once.
  const missing = [...new Map(pending.filter(({ cached }) => !cached).map((entry) => [entry.key, entry])).values()];
  const tasks = missing.map(({ job, task }) => ({ root: job.library.root, task }));
  const fresh = new Map<string, CompilerAnswer>();
  await compileInPool(tasks, threads, (answer, i) => {
    const { key } = missing[i]!;
    fresh.set(key, answer);
    if (!answer.failure) {
      cache?.write('compiled', key, answer);
    }
  });
  for (const { job, key, cached } of pending) {
    fillIn(job, cached ?? fresh.get(key)!);
  }
}

function fillIn({ assembled, result }: Job, answer: CompilerAnswer): void {
  const { problems, nodes } = judgeBlock(assembled, answer);
  result.problems.push(...problems);
  result.code = assembled.shown.map((line) => line.text).join('\n');
  result.nodes = nodes;
  result.status = result.problems.length > 0 ? 'failed' : 'compiled';
}
