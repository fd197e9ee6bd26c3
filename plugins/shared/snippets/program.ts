import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePorts } from '../../../core/snippets/output.ts';
import type { RunAnswer } from '../../../core/snippets/run-answer.ts';
import { translate } from './translate.ts';

/** A program to run against a library version. */
export interface RunTask {
  /** The absolute folder `library/<version>`, whose packages it gets. */
  root: string;
  files: { name: string; text: string }[];
  /** Name of the file that is started. */
  entry: string;
}

/** A program whose modules Node.js can load. */
export interface Program {
  /** Absolute path of the folder that it has for itself. */
  folder: string;
  /** Absolute path of the module that is started. */
  entry: string;
}

/** More than any page shows; the rest of a runaway output is of no use. */
const outputLimit = 100_000;

/**
 * Writes a program into a folder of its own below `library/<version>/.run`, translates it, has it run, and removes it.
 *
 * @param start runs it; `text` of its answer is what was printed, word for word
 * @returns the answer with what depends on the machine taken out; what could not be translated is an answer, too
 */
export async function withProgram(task: RunTask, start: (program: Program) => Promise<RunAnswer>): Promise<RunAnswer> {
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
    const moduleOf = await translate(folder, names).catch((error: Error) => error);
    if (moduleOf instanceof Error) {
      return { text: `${moduleOf.message}\n`, ranAt: Date.now(), exitCode: 1, timedOut: false };
    }
    const answer = await start({ folder, entry: moduleOf(task.entry) });
    return { ...answer, text: tidyOutput(answer.text.slice(0, outputLimit), folder, task.root) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
