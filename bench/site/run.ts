/**
 * Compares built sites: kB before the first interaction (Brotli, empty cache), Lighthouse's figures and INP on slow 4G.
 *
 *   npm run bench                                     this site, a page of each kind
 *   npm run bench -- --runs 1                         once instead of five times
 *   npm run bench -- ../other/build:/,/guide          also the folder and addresses of another site
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { measureFirstAct } from './interact.ts';
import { serve } from './serve.ts';

const root = path.resolve(__dirname, '../..');

/** One page of each kind, as in tests/e2e/budgets.test.ts. */
const ownPages = [
  '/',
  '/docs/quickstart',
  '/docs/server/subscriptions',
  '/docs/v10/quickstart',
  '/blog/announcing-trpc-v11',
  '/docs/typedoc/server',
  '/search',
  // The file name, because Lighthouse does not score responses with status 404.
  '/404.html',
];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error('--runs takes a number from 1 on, such as --runs 3.');
  const own = `${path.join(root, 'build')}:${ownPages.join()}`;
  const sites = [own, ...positionals].map((site) => site.split(':') as [folder: string, addresses?: string]);
  for (const [folder] of sites) {
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: build the site first.`);
  }
  installLighthouse();
  const { measureLoad } = await import('./load.ts');
  const browser = await chromium.launch(chromiumLaunchOptions());
  printRow('', ['kB', 'script kB', 'Lighthouse', 'blocking ms', 'paint s', 'shift', 'first act ms']);
  for (const [folder, addresses = '/'] of sites) {
    const { origin, close } = await serve(folder);
    for (const address of addresses.split(',')) {
      const load = await measureLoad(origin + address, runs);
      const firstAct = await measureFirstAct(browser, origin + address, runs);
      printRow(`${path.relative(root, folder)}${address}`, [
        load.firstLoad.toFixed(1),
        load.script.toFixed(1),
        load.scores.join(' / '),
        load.blocking.toFixed(0),
        (load.largestPaint / 1000).toFixed(2),
        load.shift.toFixed(3),
        firstAct.toFixed(0),
      ]);
    }
    close();
  }
  await browser.close();
}

function installLighthouse(): void {
  const cwd = path.join(root, 'bench/site');
  if (existsSync(path.join(cwd, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse in bench/site');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse was not installed: see the error of `npm ci` above.');
}

function printRow(name: string, cells: string[]): void {
  const widths = [10, 11, 24, 13, 9, 8, 14];
  console.log(name.padEnd(36) + cells.map((cell, index) => cell.padStart(widths[index]!)).join(''));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
