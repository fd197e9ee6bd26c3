import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePorts } from '../output.ts';
import { runTimeout, type RunResult } from '../run-result.ts';
import { loopbackPorts, moduleOf, translate } from './translate.ts';

export interface RunTask {
  /** Absolute path of the library's folder. */
  root: string;
  files: { name: string; text: string }[];
  entry: string;
}

/** In characters; more than any page shows. */
const outputLimit = 100_000;

/** @param timeout in seconds */
export async function run(task: RunTask, { timeout = runTimeout } = {}): Promise<RunResult> {
  const parent = join(task.root, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `block-${process.pid}-`));
  const ranAt = Date.now();
  try {
    for (const file of task.files) {
      const path = join(folder, file.name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.text);
    }
    try {
      await translate(
        folder,
        task.files.map(({ name }) => name),
      );
    } catch (error) {
      return { text: `${(error as Error).message}\n`, ranAt, exitCode: 1, timedOut: false };
    }
    const outputPath = join(folder, '.output');
    const ending = await start(folder, moduleOf(task.entry), outputPath, timeout);
    const text = readFileSync(outputPath, 'utf8').slice(0, outputLimit);
    return { ...ending, text: removeMachineDetails(text, folder, task.root), ranAt };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The program inherits only the path and home folder from our environment. */
async function start(
  folder: string,
  entry: string,
  outputPath: string,
  timeout: number,
): Promise<Pick<RunResult, 'exitCode' | 'timedOut'>> {
  // One file for both streams keeps the order of their lines.
  const output = openSync(outputPath, 'w');
  const child = spawn(process.execPath, ['--enable-source-maps', `--import=./${moduleOf(loopbackPorts)}`, entry], {
    cwd: folder,
    // A process group, so that everything that the program starts ends with it.
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
  try {
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return { exitCode, timedOut };
  } finally {
    clearTimeout(timer);
    killGroup(child.pid);
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Removes local folders, and ports that the system chose. */
function removeMachineDetails(text: string, folder: string, root: string): string {
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
