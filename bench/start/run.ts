/**
 * Measures `npm start` as who writes a page feels it: until the server is ready, until pages are there when opened for
 * the first time, and from saving a page to seeing the change.
 *
 *   npm run bench:start               with what earlier runs left in node_modules/.cache: the first run after a change
 *                                     to the configuration compiles the theme anew
 *   npm run bench:start -- --fresh    as in a fresh clone: removes all that first; samples are checked meanwhile, so that
 *                                     pages and edits take longer than they do later
 *
 * Exits 1 when it could not measure.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { findFreePort, rootBin } from '../../tests/support/projects.ts';

const root = path.resolve(__dirname, '../..');
const addresses = ['/docs/quickstart', '/docs/server/routers', '/docs/v10/quickstart', '/docs/typedoc/server', '/blog'];
const edited = { address: '/docs/quickstart', file: path.join(root, 'docs/main/quickstart.mdx') };
const edits = 5;
/** Milliseconds that nothing takes, however slow the machine is. */
const patience = 300_000;

/** What earlier runs leave, of which Git knows nothing. */
const leftovers = ['node_modules/.cache', '.docusaurus', 'docs/typedoc'];

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  if (values.fresh) for (const folder of leftovers) rmSync(path.join(root, folder), { recursive: true, force: true });
  const port = await findFreePort();
  const started = performance.now();
  const args = ['start', '--no-open', '--port', String(port), '--host', '127.0.0.1'];
  const server = spawn(rootBin('docusaurus'), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let browser: Browser | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => /compiled/.test(String(text)) && resolve());
      server.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it was ready.`)));
    });
    print('ready', performance.now() - started);
    browser = await chromium.launch(chromiumLaunchOptions());
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    if (values.fresh) {
      const member = page.getByRole('heading', { name: 'createTRPCClient', level: 1 });
      const isThere = async () => {
        await page.goto(`http://127.0.0.1:${port}/docs/typedoc/client/index/functions/createTRPCClient`);
        return member.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      };
      while (!(await isThere()));
      print('a page of the API reference', performance.now() - started);
    }
    for (const address of addresses) {
      const opened = performance.now();
      await open(page, `http://127.0.0.1:${port}${address}`);
      print(`${address}, opened first`, performance.now() - opened);
    }
    await open(page, `http://127.0.0.1:${port}${edited.address}`);
    const times = await edit(page);
    print(`an edit to be seen, median of ${edits}`, times.sort((a, b) => a - b)[Math.floor(edits / 2)]!);
  } finally {
    await browser?.close();
    server.kill();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1').first().waitFor();
}

/** Adds a sentence to a page some times, and puts the page back. */
async function edit(page: Page): Promise<number[]> {
  const source = readFileSync(edited.file, 'utf8');
  const times: number[] = [];
  const putBack = () => {
    writeFileSync(edited.file, source);
    process.exit(1);
  };
  process.once('SIGINT', putBack).once('SIGTERM', putBack);
  try {
    for (let i = 0; i < edits; i++) {
      // The server sees to the last change for a while after it is shown.
      await page.waitForTimeout(3000);
      const saved = performance.now();
      writeFileSync(edited.file, `${source}\nEdit number ${i}.\n`);
      // A locator looks twice a second in the end, which is too rarely here; this looks with each frame.
      await page.waitForFunction((text) => document.body.textContent.includes(text), `Edit number ${i}.`);
      times.push(performance.now() - saved);
    }
  } finally {
    writeFileSync(edited.file, source);
  }
  return times;
}

function print(what: string, time: number): void {
  console.log(`${what.padEnd(40)}${(time / 1000).toFixed(1).padStart(6)} s`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
