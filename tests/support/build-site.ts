import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { childEnv } from './env.ts';

const root = path.resolve(__dirname, '../..');

export interface CommandResult {
  exitCode: number;
  /** What the command printed on both streams, without colours. */
  output: string;
}

export interface BuildResult extends CommandResult {
  /** The folder of the site that was built. */
  siteDir: string;
}

/**
 * Assembles a site from the fixture site.
 *
 * @param name Names the folder below tests/.sites that the site is assembled in.
 * @param overlay A folder whose files are added to the fixture site or replace its own.
 * @param withSources Whether the site gets the components and styles of the real one, without its pages.
 * @returns The folder of the site.
 */
export function assembleSite(name: string, overlay?: string, withSources = false): string {
  const siteDir = path.join(root, 'tests/.sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/fixtures/site'), siteDir, { recursive: true });
  if (withSources) {
    const pages = path.join(root, 'src/pages');
    for (const folder of ['src', 'core']) {
      const filter = (source: string) => source !== pages;
      cpSync(path.join(root, folder), path.join(siteDir, folder), { recursive: true, filter });
    }
  }
  if (overlay) cpSync(overlay, siteDir, { recursive: true });
  return siteDir;
}

/**
 * Runs a command of the repository's packages.
 *
 * @param cwd Where it runs.
 * @param command Its name in node_modules/.bin, or its full path.
 * @param env Variables on top of the environment.
 */
export function runCommand(
  cwd: string,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      path.resolve(root, 'node_modules/.bin', command),
      args,
      { cwd, env: childEnv(env), maxBuffer: 2 ** 24 },
      (error, stdout, stderr) => resolve({ exitCode: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    );
  });
}

/** Assembles a site and builds it with `scripts/build.ts`, the way that authors build the real one. */
export async function buildSite(name: string, overlay?: string, env?: NodeJS.ProcessEnv): Promise<BuildResult> {
  const siteDir = assembleSite(name, overlay);
  return { ...(await build(siteDir, env)), siteDir };
}

/** Builds an assembled site. */
export function build(siteDir: string, env?: NodeJS.ProcessEnv): Promise<CommandResult> {
  return runCommand(root, 'tsx', ['scripts/build.ts', path.relative(root, siteDir)], env);
}
