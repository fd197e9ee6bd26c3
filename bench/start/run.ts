/**
 * Measures `npm start` as an author experiences it: startup, the first visit to a page, and an edit until it shows.
 *
 *   npm run bench:start               with the caches of earlier runs
 *   npm run bench:start -- --fresh    without caches, as in a fresh clone
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { findFreePort, rootBin } from '../../tests/support/projects.ts';
import { runMain } from '@typed-docs/utils/run-main';

const root = path.resolve(__dirname, '../..');
const addresses = ['/docs/quickstart', '/docs/server/routers', '/docs/v10/quickstart', '/docs/typedoc/server', '/blog'];
const edited = { address: '/docs/quickstart', file: path.join(root, 'docs/main/quickstart.mdx') };
const edits = 5;
const caches = ['node_modules/.cache', '.docusaurus', 'docs/typedoc'];

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  if (values.fresh) for (const folder of caches) rmSync(path.join(root, folder), { recursive: true, force: true });
  const port = await findFreePort();
  const started = performance.now();
  const args = ['start', '--no-open', '--port', String(port), '--host', '127.0.0.1'];
  const server = spawn(rootBin('docusaurus'), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    server.stdout.resume();
    // The server prints its address before it listens, so only a response shows that it is ready.
    while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null)
        throw new Error(`The server ended with code ${server.exitCode} before it was ready.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    print('ready', started);
    const page = await browser.newPage();
    page.setDefaultTimeout(300_000);
    for (const address of addresses) {
      const opened = performance.now();
      await open(page, `http://127.0.0.1:${port}${address}`);
      print(`${address}, opened first`, opened);
    }
    await open(page, `http://127.0.0.1:${port}${edited.address}`);
    await edit(page);
  } finally {
    await browser.close();
    server.kill();
  }
  return 0;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1').first().waitFor();
}

/** Restores the page afterwards, even when interrupted. */
async function edit(page: Page): Promise<void> {
  const source = readFileSync(edited.file, 'utf8');
  const restore = () => writeFileSync(edited.file, source);
  process.once('exit', restore).once('SIGINT', () => process.exit(1));
  for (let i = 0; i < edits; i++) {
    // The server is still busy with the previous change for a while after it is shown.
    await page.waitForTimeout(3000);
    const saved = performance.now();
    writeFileSync(edited.file, `${source}\nEdit number ${i}.\n`);
    // Checks every frame; a locator polls too rarely for this.
    await page.waitForFunction((text) => document.body.textContent.includes(text), `Edit number ${i}.`);
    print('an edit until it is shown', saved);
  }
  restore();
}

function print(what: string, since: number): void {
  console.log(`${what.padEnd(40)}${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`);
}

void runMain(main);
