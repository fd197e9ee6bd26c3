import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runCommand, type CommandResult } from './build-site.ts';
import { childEnv } from './env.ts';

const root = path.resolve(__dirname, '../..');

export const rootBin = (name: string) => path.join(root, 'node_modules/.bin', name);

export const libraryBin = (version: string, name: string) =>
  path.join(root, 'library', version, 'node_modules/.bin', name);

/** Writes a project below library/<version>/.run, where the packages of the version resolve. */
export function writeProject(version: string, name: string, files: Record<string, string>): string {
  const parent = path.join(root, 'library', version, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${name}-`));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

export function removeProject(folder: string): void {
  // A stopped program may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Checks projects by their own tsconfig.json in one process, which parses the declarations that they share once. */
export function typeCheckProjects(folders: string[]): Promise<CommandResult> {
  return runCommand(root, 'tsc', ['--build', '--pretty', 'false', ...folders]);
}

/** Resolves once the output contains `ready`; throws with the output if the program exits before that. */
export async function startProgram(
  [command, ...args]: [string, ...string[]],
  cwd: string,
  ready: string,
  env?: NodeJS.ProcessEnv,
): Promise<{ stop: () => void; printed: () => string }> {
  const program = spawn(command, args, {
    cwd,
    detached: true,
    env: childEnv(env),
  });
  // Kills the process group, because tsx runs the server in a child process.
  const stop = () => {
    if (program.pid !== undefined && program.exitCode === null && program.signalCode === null) {
      process.kill(-program.pid);
    }
  };
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(ready)) resolve();
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`the program ended before it said "${ready}":\n${printed}`)));
  });
  return { stop, printed: () => printed };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Replaces port 3000 of the samples, which may be taken. */
export function replacePort(files: Record<string, string>, port: number): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll('3000', String(port))]));
}
