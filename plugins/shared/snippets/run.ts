import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { normalizePorts } from '../../../core/snippets/output.ts';
import { runTimeout, type RunAnswer } from '../../../core/snippets/run-answer.ts';
import { translate } from './translate.ts';

/** A program to run against a library version. */
export interface RunTask {
  /** The absolute folder `library/<version>`, whose packages it gets. */
  root: string;
  files: { name: string; text: string }[];
  /** Name of the file that is started. */
  entry: string;
}

/** More than any page shows; the rest of a runaway output is of no use. */
const outputLimit = 100_000;

/**
 * Runs programs, a few at a time, each in a process of its own with nothing of our environment but the path. Their stack
 * traces name translated files: nearly all of them print none, and reading source maps is a fifteenth of the work.
 *
 * @returns how they ended, in the order of the tasks
 */
export async function runAll(tasks: readonly RunTask[], atOnce: number): Promise<RunAnswer[]> {
  const answers = new Array<RunAnswer>(tasks.length);
  let next = 0;
  const work = async () => {
    for (let i = next++; i < tasks.length; i = next++) {
      answers[i] = await run(tasks[i]!, { sourceMaps: false });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

export interface RunOptions {
  /** Seconds after which the program is stopped. */
  timeout?: number;
  /** Whether stack traces name the program's own files and lines. */
  sourceMaps?: boolean;
}

/** Runs one program in a folder of its own below `library/<version>/.run`, which is removed again. */
export async function run(
  task: RunTask,
  { timeout = runTimeout, sourceMaps = true }: RunOptions = {},
): Promise<RunAnswer> {
  const parent = join(task.root, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `block-${process.pid}-`));
  try {
    for (const file of task.files) {
      const path = join(folder, file.name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
    const names = task.files.map(({ name }) => name);
    const program = await translate(folder, names, { sourceMaps }).catch((error: Error) => error);
    if (program instanceof Error) {
      return { text: `${program.message}\n`, ranAt: Date.now(), exitCode: 1, timedOut: false };
    }
    const args = [
      ...(sourceMaps ? ['--enable-source-maps'] : []),
      `--import=${pathToFileURL(program.preload).href}`,
      program.moduleOf(task.entry),
    ];
    return await start(task, folder, args, timeout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(task: RunTask, folder: string, args: readonly string[], timeout: number): Promise<RunAnswer> {
  const outputPath = join(folder, '.output');
  // One file for both streams keeps the order in which lines were written.
  const output = openSync(outputPath, 'w');
  const ranAt = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // A process group, so that what the block starts ends with it.
    detached: true,
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      NO_COLOR: '1',
      NODE_NO_WARNINGS: '1',
    },
  });
  closeSync(output);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    killGroup(child.pid);
  }, timeout * 1000);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  killGroup(child.pid);
  const text = readFileSync(outputPath, 'utf8').slice(0, outputLimit);
  return { text: tidyOutput(text, folder, task.root), ranAt, exitCode, timedOut };
}

/** Ends a process and what it started; those that ended already are none of our business. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) {
      process.kill(-pid, 'SIGKILL');
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

/** Takes out what depends on the machine: folders, and ports that the system chose. */
function tidyOutput(text: string, folder: string, root: string): string {
  const withoutFolders = [folder, root].reduce(
    (rest, path) =>
      rest
        .replaceAll(pathToFileURL(`${path}/`).href, '')
        .replaceAll(`${path}/`, '')
        .replaceAll(path, '.'),
    text,
  );
  return normalizePorts(withoutFolders);
}

/** Files whose text decides how blocks are run. */
export const runSources = ['run.ts', 'translate.ts', 'prepare-process.ts', 'optimize-late.ts', 'loopback-ports.ts'].map(
  (name) => fileURLToPath(new URL(name, import.meta.url)),
);
