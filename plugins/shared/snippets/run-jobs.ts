import { outputOf } from '../../../core/snippets/fences.ts';
import type { OutputUpdate } from '../../../core/snippets/rewrite-outputs.ts';
import type { PageResult } from '../../../core/snippets/results.ts';
import { judgeRun, type RunAnswer, type RunJudgement } from '../../../core/snippets/run-answer.ts';
import type { Problem } from '../../../core/snippets/types.ts';
import { digest, type Cache } from './cache.ts';
import type { Job } from './jobs.ts';
import { checkNodeVersion } from './node-version.ts';
import type { RunTask } from './program.ts';
import { run } from './run.ts';
import { runAll, runSources } from './sample-pool.ts';
import { hashFiles, installedVersion } from './tool-hash.ts';

/** An output fence that differs from what was printed. */
export interface OutputChange extends OutputUpdate {
  path: string;
  /** The problem that rewriting the fence solves. */
  problem: Problem;
  /** Takes the problem back. */
  solve: () => void;
}

/**
 * Runs blocks, as far as the cache doesn't know what they print, and holds it against the output fences.
 *
 * @param pages the results so far, in which the output fences get theirs
 * @param options.alone whether each block runs anew, in a process of its own
 * @returns the fences that could be rewritten
 * @throws when this is not the Node.js whose messages pages show
 */
export async function runJobs(
  jobs: readonly Job[],
  pages: readonly PageResult[],
  cache: Cache | undefined,
  { alone }: { alone: boolean },
): Promise<OutputChange[]> {
  if (jobs.length === 0) {
    return [];
  }
  checkNodeVersion();
  const tool = digest(hashFiles(runSources), installedVersion('esbuild'), process.version);
  const pending = jobs.map((job) => {
    const task = taskOf(job);
    const key = digest(tool, job.library.version, job.library.lockHash, task.files, task.entry);
    return { job, task, key, cached: alone ? undefined : cache?.read<RunAnswer>('run', key) };
  });
  const missing = pending.filter(({ cached }) => !cached);
  const answers = await runAll(
    missing.map(({ task }) => task),
    { alone },
  );
  // Blocks share the machine, and processes. One that fails runs once more, alone, so that only its own faults count, and
  // with source maps, so that its stack trace leads to the author's line.
  for (const [i, { job, task }] of missing.entries()) {
    if (judge(job, answers[i]!).problems.length > 0) {
      answers[i] = await run(task);
    }
  }
  const fresh = new Map(missing.map((entry, i) => [entry, answers[i]!]));
  const changes: OutputChange[] = [];
  for (const entry of pending) {
    const answer = entry.cached ?? fresh.get(entry)!;
    // What failed may fail for a reason outside the block, so it is tried again.
    if (!entry.cached && answer.exitCode === 0) {
      cache?.write('run', entry.key, answer);
    }
    changes.push(...fillIn(entry.job, pages, answer, Boolean(entry.cached)));
  }
  return changes;
}

function taskOf({ assembled, library }: Job): RunTask {
  return {
    root: library.root,
    files: assembled.files.map(({ name, from, to }) => ({
      name,
      // Line for line as compiled, so that stack traces lead back to the page.
      text: assembled.lines
        .slice(from, to)
        .map(({ text }) => text)
        .join('\n'),
    })),
    entry: assembled.block.fileName,
  };
}

function judge({ assembled, page }: Job, answer: RunAnswer): RunJudgement {
  return judgeRun(assembled, outputOf(assembled.block, page.blocks), answer);
}

function fillIn(job: Job, pages: readonly PageResult[], answer: RunAnswer, cached: boolean): OutputChange[] {
  const { assembled, result } = job;
  const output = outputOf(assembled.block, job.page.blocks);
  const { problems, update } = judge(job, answer);
  const outputResult = pages
    .find(({ path }) => path === assembled.block.path)
    ?.blocks.find(({ index }) => index === output?.index);
  result.cached &&= cached;
  const settle = () => {
    result.status = result.problems.length > 0 ? 'failed' : 'run';
    if (outputResult) {
      outputResult.status = result.status;
      outputResult.cached = cached;
    }
  };
  result.problems.push(...problems);
  settle();
  if (!update || !output) {
    return [];
  }
  const [problem] = problems;
  const solve = () => {
    result.problems = result.problems.filter((other) => other !== problem);
    settle();
  };
  return [{ path: output.path, output, lines: update, problem: problem!, solve }];
}
