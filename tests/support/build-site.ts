import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { childEnv } from './env.ts';

const root = path.resolve(__dirname, '../..');

export interface CommandResult {
  exitCode: number;
  /** Stdout and stderr, without colors. */
  output: string;
}

export interface BuildResult extends CommandResult {
  siteDir: string;
}

/**
 * Copies the fixture site to tests/.sites.
 *
 * @param overlay folder whose files are added to the fixture site
 * @param withSources adds the real site's components and styles, without its pages
 */
export function assembleSite(name: string, overlay?: string, withSources = false): string {
  const siteDir = path.join(root, 'tests/.sites', name);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/fixtures/site'), siteDir, { recursive: true });
  if (withSources) {
    const pages = path.join(root, 'src/pages');
    const filter = (source: string) => source !== pages;
    cpSync(path.join(root, 'src'), path.join(siteDir, 'src'), { recursive: true, filter });
  }
  if (overlay) cpSync(overlay, siteDir, { recursive: true });
  return siteDir;
}

/**
 * @param command name in node_modules/.bin, or full path
 * @param env added to the environment
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

/** Builds with `scripts/build.ts`, like the real site. */
export async function buildSite(name: string, overlay?: string, env?: NodeJS.ProcessEnv): Promise<BuildResult> {
  const siteDir = assembleSite(name, overlay);
  return { ...(await build(siteDir, env)), siteDir };
}

export function build(siteDir: string, env?: NodeJS.ProcessEnv): Promise<CommandResult> {
  return runCommand(root, 'tsx', ['scripts/build.ts', path.relative(root, siteDir)], env);
}
