import path from 'node:path';
import type { Page } from '@playwright/test';
import { assembleProject, libraryOf, readPage } from './page-project.ts';
import { runCommand, type CommandResult } from './build-site.ts';
import { findFreePort, libraryBin, replacePort, rootBin, startProgram, writeProject } from './projects.ts';

/** The app that a reader has after following a page. */
export interface App {
  /** Page path from the repository root. */
  page: string;
  /** Vite apps have their own server, `server/index.ts`, to which Vite proxies. */
  kind: 'next' | 'vite';
  more?: { page: string; files: string[] };
  /** `next.config.js`, which no page shows; for settings that only save time. */
  config?: string;
}

const versionOf = ({ page }: App) => libraryOf(page)!;

export interface RunningApp {
  url: string;
  printed: () => string;
}

/** @param port replaces 3000 in the files */
export function writeApp(app: App, port = 3000): string {
  const { page, more, config } = app;
  const files = {
    ...assembleProject(readPage(page)),
    ...(more && assembleProject(readPage(more.page), more.files)),
    ...(config && { 'next.config.js': config }),
  };
  const name = path.dirname(page).split('/').slice(-2).join('-');
  return writeProject(versionOf(app), name, replacePort(files, port));
}

export function buildApp(app: App, folder: string): Promise<CommandResult> {
  return app.kind === 'next'
    ? runCommand(folder, libraryBin(versionOf(app), 'next'), ['build'], nextEnv)
    : runCommand(folder, 'vite', ['build']);
}

/** @param cleanUp receives a function that stops the app's programs */
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

export interface Watch {
  /** Uncaught errors, including those of a failed hydration. */
  errors: string[];
  /** tRPC calls, as method and path. */
  calls: string[];
}

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
