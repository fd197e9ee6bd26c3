import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunAnswer } from '../../../core/snippets/run-answer.ts';
import type { RunTask } from './program.ts';
import { run } from './run.ts';
import { SampleHost } from './sample-host.ts';
import { listModules } from './tool-hash.ts';
import { bundle } from './translate.ts';

/** Programs that run at a time: more than the two cores that we plan for, since many wait. */
const atOnce = 6;

const hostModules = fileURLToPath(new URL('./host', import.meta.url));

/** What programs are about that need a process for themselves: its end, and Node.js' test runner, which reports then. */
const ownProcess = /\bprocess\.(?:exit|on|once|emit)\b|['"](?:node:)?(?:process|test|cluster|async_hooks)['"]/;

/**
 * Runs programs, a few at a time, in processes that stay between programs (`SampleHost`).
 *
 * @param options.alone whether each gets a process of its own instead
 * @returns how they ended, in the order of the tasks
 */
export async function runAll(tasks: readonly RunTask[], { alone = false } = {}): Promise<RunAnswer[]> {
  if (tasks.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const module = join(folder, 'host.mjs');
  const answers = new Array<RunAnswer>(tasks.length);
  let next = 0;
  const work = async (number: number) => {
    const host = new SampleHost(module, join(folder, `output-${number}`));
    try {
      for (let i = next++; i < tasks.length; i = next++) {
        const task = tasks[i]!;
        const isAlone = alone || task.files.some(({ text }) => ownProcess.test(text));
        answers[i] = await (isAlone ? run(task) : host.run(task));
      }
    } finally {
      host.stop();
    }
  };
  try {
    await bundle(join(hostModules, 'main.ts'), module);
    await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, (_, number) => work(number)));
    return answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files whose text decides how programs are run. */
export const runSources = [
  ...['loopback-ports', 'node-process', 'program', 'run', 'sample-host', 'sample-pool', 'translate'].map((name) =>
    fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
  ),
  ...listModules(hostModules),
];
