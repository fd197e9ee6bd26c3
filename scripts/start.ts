/**
 * Runs the development server, and starts it again when the configuration changes, which Docusaurus reads only once.
 *
 *   npm start                         this site
 *   npm start -- --port 4000          with options of `docusaurus start`
 *   tsx scripts/start.ts <dir>        another site folder (test fixtures)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watch, type FSWatcher } from 'chokidar';
import { runMain } from '@typed-docs/utils/run-main';
import { explainBuildError } from './build-errors/explain-build-error.ts';
import { siteFiles } from './build-errors/site-files.ts';

const docusaurus = path.resolve(__dirname, '../node_modules/.bin/docusaurus');

/** Docusaurus watches pages, components and sidebars itself. */
const readOnce = ['docusaurus.config.ts', 'config', 'src/plugins', 'src/remark'];

async function main(): Promise<number> {
  const options = process.argv.slice(2);
  const siteDir = path.resolve(options[0]?.startsWith('-') === false ? options[0] : '.');
  const watcher = watch(readOnce, { cwd: siteDir, ignored: /\.test\.ts$/, ignoreInitial: true });
  try {
    return await serve(siteDir, options, collectEdits(watcher));
  } finally {
    await watcher.close();
  }
}

async function serve(siteDir: string, options: string[], nextEdit: () => Promise<string[]>): Promise<number> {
  const interruption = new AbortController();
  const interrupted = once(interruption.signal, 'abort').then(() => 0);
  let server: Server | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Docusaurus handles signals only while it waits, so the second one is not left to it.
      if (interruption.signal.aborted) server?.end('SIGKILL');
      interruption.abort();
    });
  }
  let next = options;
  for (let isFirst = true; ; isFirst = false) {
    server = startServer(siteDir, next, (port) => {
      // The page that is open reloads, so no other is opened.
      next = [...options, '--no-open', '--port', String(port)];
    });
    const edit = nextEdit();
    const code = await Promise.race([server.ended, interrupted, edit.then(() => undefined)]);
    if (code !== undefined && !interruption.signal.aborted) {
      if (code === 0 || isFirst) return code;
      console.error('The server starts again when the configuration is edited.');
      await Promise.race([interrupted, edit]);
    }
    server.end('SIGTERM');
    await server.ended;
    if (interruption.signal.aborted) return 0;
    console.log(`\n${(await edit).join(', ')} changed: the server starts again.`);
  }
}

interface Server {
  /** Exit code. */
  ended: Promise<number>;
  end: (signal: NodeJS.Signals) => void;
}

/** @param onReady called by the development plugin (src/plugins/development) */
function startServer(siteDir: string, options: readonly string[], onReady: (port: number) => void): Server {
  const child = spawn(docusaurus, ['start', ...options], { stdio: ['inherit', 'inherit', 'pipe', 'ipc'] });
  // Held back until the server is ready, because an explanation replaces the error that ends Docusaurus.
  let heldBack: string | undefined = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    if (heldBack === undefined) process.stderr.write(text);
    else heldBack += text;
  });
  child.once('message', ({ port }: { port: number }) => {
    process.stderr.write(heldBack ?? '');
    heldBack = undefined;
    onReady(port);
  });
  let isEnding = false;
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => {
      if (!isEnding && heldBack) process.stderr.write(code === 0 ? heldBack : explain(heldBack, siteDir));
      resolve(code ?? 1);
    });
  });
  const end = (signal: NodeJS.Signals) => {
    isEnding = true;
    child.kill(signal);
  };
  return { ended, end };
}

function explain(errors: string, siteDir: string): string {
  const explanations = explainBuildError(errors, siteFiles(siteDir));
  const withoutStack = () => errors.replace(/^ +at .*\n/gm, '');
  return `\n${explanations.length > 0 ? explanations.join('\n\n') : withoutStack()}\n\n`;
}

/** @returns resolves to the files that were edited since the last call */
function collectEdits(watcher: FSWatcher): () => Promise<string[]> {
  const edited = new Set<string>();
  watcher.on('all', (_event, file) => edited.add(file));
  return async () => {
    if (edited.size === 0) await once(watcher, 'all');
    // Editors and Git change several files at once.
    await setTimeout(100);
    const files = [...edited];
    edited.clear();
    return files;
  };
}

void runMain(main);
