import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { extractPage } from '../../core/snippets/page.ts';
import { assembleProject } from './page-project.ts';
import { libraryOfPath } from '../../core/snippets/versions.ts';
import { runCommand, type CommandResult } from './build-site.ts';
import { findFreePort, libraryBin, replacePort, rootBin, startProgram, writeProject } from './projects.ts';

const root = path.resolve(__dirname, '../..');

/** What a reader has who followed a page that sets up an app. */
export interface App {
  /** The page, from the repository's root. */
  page: string;
  /** What builds it. A Vite app has a server of its own, `server/index.ts`, to which Vite passes calls on. */
  kind: 'next' | 'vite';
  /** Files of a page that goes on from the first one's app. */
  more?: { page: string; files: string[] };
}

/** Whose packages an app runs with: those of the version that its page speaks of. */
const versionOf = ({ page }: App) => libraryOfPath(page)!;

/** An app that answers. */
export interface RunningApp {
  url: string;
  /** What its programs have printed. */
  printed: () => string;
}

/**
 * Writes an app's files below library/<version>/.run.
 *
 * @param port takes the place of 3000 in the files
 * @returns the folder
 * @throws when a page has no block of a title that `more` names
 */
export function writeApp(app: App, port: number): string {
  const { page, more } = app;
  const read = (file: string) => extractPage(readFileSync(path.join(root, file), 'utf8'), file);
  const files = {
    ...assembleProject(read(page)),
    ...(more && assembleProject(read(more.page), more.files)),
  };
  const name = path.dirname(page).split('/').slice(-2).join('-');
  return writeProject(versionOf(app), name, replacePort(files, port));
}

/** Checks an app's types as the reader's `tsc` would. */
export function typeCheckApp(folder: string): Promise<CommandResult> {
  return runCommand(folder, 'tsc', ['--pretty', 'false']);
}

/** Builds an app for production, without a network. */
export function buildApp(app: App, folder: string): Promise<CommandResult> {
  return app.kind === 'next'
    ? runCommand(folder, libraryBin(versionOf(app), 'next'), ['build'], nextEnv)
    : runCommand(folder, 'vite', ['build']);
}

/**
 * Starts an app that was built.
 *
 * @param port the one that it was written for
 * @param cleanUp takes what ends its programs
 */
export async function startApp(
  app: App,
  folder: string,
  port: number,
  cleanUp: (step: () => void) => void,
): Promise<RunningApp> {
  const start = async (command: [string, ...string[]], ready: string) => {
    const program = await startProgram(command, folder, ready, nextEnv);
    cleanUp(program.stop);
    return program;
  };
  if (app.kind === 'next') {
    const next = await start([libraryBin(versionOf(app), 'next'), 'start', '--port', String(port)], 'Ready in');
    return { url: `http://localhost:${port}`, printed: next.printed };
  }
  const server = await start([rootBin('tsx'), 'server/index.ts'], `http://localhost:${port}`);
  const pagePort = await findFreePort();
  const vite = await start(
    [rootBin('vite'), 'preview', '--port', String(pagePort), '--strictPort'],
    `http://localhost:${pagePort}`,
  );
  return { url: `http://localhost:${pagePort}`, printed: () => server.printed() + vite.printed() };
}

const nextEnv = { NEXT_TELEMETRY_DISABLED: '1' };

/** What happens on a page from the moment of watching on. */
export interface Watch {
  /** Errors that nothing caught, such as those of a failed hydration. */
  errors: string[];
  /** Calls to procedures, as method and path. */
  calls: string[];
}

/** Starts to write down what happens on an app's page. */
export function watchApp(page: Page): Watch {
  const watch: Watch = { errors: [], calls: [] };
  page.on('pageerror', (error) => watch.errors.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const procedure = /\/trpc\/(.+)/.exec(pathname)?.[1];
    if (procedure) watch.calls.push(`${request.method()} ${procedure}`);
  });
  return watch;
}
