import { availableParallelism } from 'node:os';
import { outputOf } from '../fences.ts';
import { checkRun, type RunResult } from '../run-result.ts';
import type { Block } from '../types.ts';
import { createProgress } from '@typed-docs/utils/progress';
import { digest, type Cache } from '@typed-docs/utils/cache';
import type { Job } from './jobs.ts';
import { run, type RunTask } from './run.ts';
import { hashFiles, installedVersion } from '@typed-docs/utils/tool-hash';

export interface OutputChange {
  job: Job;
  output: Block;
  lines: readonly string[];
}

/** More than the number of cores, because many samples wait for timers. */
const processes = availableParallelism() + 2;

const sources = ['loopback-ports.ts', 'run.ts', 'translate.ts', '../samples/merge-files.ts'].map(
  (name) => new URL(name, import.meta.url),
);

/** @returns the output fences that could be rewritten */
export async function runJobs(jobs: readonly Job[], cache: Cache | undefined): Promise<OutputChange[]> {
  const tool = digest(hashFiles(sources), installedVersion('esbuild'), process.version);
  const attempt = async (job: Job, { isRetry = false } = {}) => {
    const task = taskOf(job);
    const key = digest(tool, job.library.version, job.library.lockHash, task.files, task.entry);
    const known = isRetry ? undefined : cache?.read<RunResult>('run', key);
    const result = known ?? (await run(await mergeTask(task)));
    // A failure may have a cause outside of the block, so it is not cached.
    if (!known && result.exitCode === 0) cache?.write('run', key, result);
    const output = outputOf(job.assembled.block, job.page.blocks);
    return { job, output, ...checkRun(job.assembled, output, result) };
  };

  const attempts: Awaited<ReturnType<typeof attempt>>[] = [];
  const progress = createProgress('Samples run', jobs.length);
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) {
      attempts.push(await attempt(job));
      progress();
    }
  };
  await Promise.all(Array.from({ length: processes }, work));

  const changes: OutputChange[] = [];
  for (const first of attempts) {
    // A busy machine may break the timers that samples wait with, so failures run once more, one at a time.
    const { job, output, problems, update } =
      first.problems.length > 0 ? await attempt(first.job, { isRetry: true }) : first;
    job.result.problems.push(...problems);
    job.result.status = problems.length > 0 ? 'failed' : 'run';
    if (output && update) changes.push({ job, output, lines: update });
  }
  return changes;
}

function taskOf({ assembled, library }: Job): RunTask {
  return {
    root: library.root,
    files: assembled.files.map(({ name, from, to }) => ({
      name,
      text: assembled.lines
        .slice(from, to)
        .map(({ text }) => text)
        .join('\n'),
    })),
    entry: assembled.block.fileName,
  };
}

/** Runs the code that "Copy with setup" copies. */
async function mergeTask(task: RunTask): Promise<RunTask> {
  // Loading the parser takes a second.
  const { mergeFiles } = await import('../samples/merge-files.ts');
  const merged = mergeFiles(task.files, task.entry);
  return merged ? { ...task, files: [merged], entry: merged.name } : task;
}
