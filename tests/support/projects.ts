import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { childEnv } from './env.ts';

const root = path.resolve(__dirname, '../..');

/** @returns the program of one of the repository's packages, such as `tsc` */
export const rootBin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** @returns the program of a package that a documented version has, such as `next` */
export const libraryBin = (version: string, name: string) =>
  path.join(root, 'library', version, 'node_modules/.bin', name);

/**
 * Writes a project where the packages of its version are found, as after a page's install command.
 *
 * @param version the folder in library/
 * @param name begins the name of the project's folder
 * @param files from `assembleProject`
 * @returns the new folder; removing it is the caller's business
 */
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
  // A program that was told to end may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/**
 * Starts a program that goes on, such as a server, and waits until it says that it is ready.
 *
 * @param command with its arguments
 * @param cwd where it runs
 * @param ready what it prints when it can be called
 * @param env variables on top of the environment
 * @returns a function that ends the program, and one for what it has printed so far
 * @throws with its output, when it ends before it is ready
 */
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
  // The group: tsx, for one, runs the server in a child of its own.
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

/** @returns a port that nothing listens on */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** @returns the files with another port in place of the pages' 3000, which may be taken on this machine */
export function replacePort(files: Record<string, string>, port: number): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll('3000', String(port))]));
}
