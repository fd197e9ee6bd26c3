import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import ts from 'typescript';
import { checkBlock, taskOf } from '../check-block.ts';
import type { CompilerResult, CompileTask } from '../compiler-result.ts';
import { compilerOptionsOf } from './compiler-options.ts';
import { fillIn, type Job } from './jobs.ts';
import type { Library } from './library.ts';

interface TscBlock {
  job: Job;
  task: CompileTask;
  /** Absolute path. */
  folder: string;
}

/**
 * Compiles blocks with the command line of another TypeScript, for versions whose compiler has no API for Node.js.
 *
 * @param command such as `npx --package typescript@latest tsc`, run in `cwd`
 * @throws if the command reports anything but errors in blocks
 */
export function compileWithTsc(jobs: readonly Job[], command: string, cwd: string): void {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'tsc-')));
  try {
    for (const library of new Set(jobs.map((job) => job.library))) {
      const folder = join(temporary, library.version);
      const blocks = jobs
        .filter((job) => job.library === library)
        .map((job, i): TscBlock => ({ job, task: taskOf(job.assembled), folder: join(folder, String(i)) }));
      writeProject(folder, library, blocks);
      const compile = (some: readonly TscBlock[]) => {
        const config = writeConfig(folder, library, some);
        return runTsc(`${command} --pretty false --project "${config}"`, cwd);
      };
      const together = compile(blocks);
      for (const block of blocks) {
        const errors = errorsOf(block, together);
        // Another block's module augmentations may be what breaks this one.
        const fails = checkBlock(block.job.assembled, { errors }).problems.length > 0;
        fillIn(block.job, { errors: fails ? errorsOf(block, compile([block])) : errors });
      }
      const elsewhere = together.find(({ file }) => !blocks.some((block) => file.startsWith(block.folder + sep)));
      if (elsewhere) {
        throw new Error(`${command}: expected errors in blocks; found ${elsewhere.file}: ${elsewhere.text}`);
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The first line of `tsc --version`, without newlines. */
export function versionOfTsc(command: string, cwd: string): string {
  return spawnSync(`${command} --version`, { cwd, shell: true, encoding: 'utf8' }).stdout.trim();
}

function writeProject(folder: string, library: Library, blocks: readonly TscBlock[]): void {
  mkdirSync(folder, { recursive: true });
  // Linked, so that blocks see their library's packages and none of the repository's.
  symlinkSync(join(library.root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // Same as in library-host.ts.
  writeFileSync(join(folder, 'env.d.ts'), `declare module '*.css' {}\n`);
  for (const { task, folder: own } of blocks) {
    for (const { name, text } of task.files) {
      mkdirSync(dirname(join(own, name)), { recursive: true });
      writeFileSync(join(own, name), text);
    }
  }
}

/** @returns its absolute path */
function writeConfig(folder: string, library: Library, blocks: readonly TscBlock[]): string {
  const path = join(folder, 'tsconfig.json');
  const files = blocks.flatMap((block) => block.task.files.map(({ name }) => join(block.folder, name)));
  const config = {
    compilerOptions: toTsconfig(compilerOptionsOf(library.root)),
    files: ['env.d.ts', ...files.filter((name) => /\.tsx?$/.test(name))],
  };
  writeFileSync(path, JSON.stringify(config));
  return path;
}

interface Diagnostic {
  file: string;
  line: number;
  column: number;
  code: number;
  text: string;
}

function runTsc(command: string, cwd: string): Diagnostic[] {
  const { stdout, stderr, status } = spawnSync(command, { cwd, shell: true, encoding: 'utf8', maxBuffer: 100_000_000 });
  const found: Diagnostic[] = [];
  for (const line of stdout.split(/\r?\n/)) {
    const [, file, row, column, code, text] = /^(\S.*)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(line) ?? [];
    if (file !== undefined) {
      found.push({
        file: resolve(cwd, file),
        line: Number(row),
        column: Number(column),
        code: Number(code),
        text: text!,
      });
    } else if (line.startsWith(' ') && found.length > 0) {
      // A message continues in indented lines.
      found.at(-1)!.text += `\n${line}`;
    } else if (line !== '') {
      throw new Error(`${command}: expected errors in files; found\n${stdout}`);
    }
  }
  if (status !== 0 && found.length === 0) {
    throw new Error(`${command}: expected errors, or exit code 0; found ${status ?? 'a signal'}\n${stdout}${stderr}`);
  }
  return found;
}

/** TypeScript 7 names the missing property (2741) where 6 names the argument that lacks it (2345). */
const formerCodes = new Map([[2741, 2345]]);

function errorsOf({ job, task, folder }: TscBlock, found: readonly Diagnostic[]): CompilerResult['errors'] {
  const pinned = job.assembled.pinned?.codes ?? [];
  const codeOf = (code: number) => {
    const former = formerCodes.get(code);
    return former !== undefined && pinned.includes(former) && !pinned.includes(code) ? former : code;
  };
  return task.files.flatMap(({ name, text, start }) => {
    const lines = text.split('\n');
    const offsetOf = (line: number) => lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    return found
      .filter(({ file }) => file === resolve(folder, name))
      .map(({ line, column, code, text: message }) => ({
        start: start + offsetOf(line) + column - 1,
        // Not printed by the command line.
        length: 0,
        code: codeOf(code),
        text: message.replaceAll(`${folder}${sep}`, ''),
      }));
  });
}

const names = {
  target: ts.ScriptTarget,
  module: ts.ModuleKind,
  moduleResolution: ts.ModuleResolutionKind,
  moduleDetection: ts.ModuleDetectionKind,
} as const;

/** Spelled as in tsconfig.json; the compiler's API uses numbers and file names. */
function toTsconfig({ lib, jsx, ...options }: ts.CompilerOptions): Record<string, unknown> {
  const spelled = Object.entries(names).map(([name, kinds]) => [
    name,
    (kinds as Record<number, string>)[options[name] as number],
  ]);
  return {
    ...options,
    ...Object.fromEntries(spelled),
    ...(jsx === ts.JsxEmit.ReactJSX && { jsx: 'react-jsx' }),
    lib: lib?.map((file) => file.replace(/^lib\.|\.d\.ts$/g, '')),
  };
}
