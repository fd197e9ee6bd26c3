/**
 * Measures how the built site loads, and other built sites beside it.
 *
 *   npm run bench                                     this site, a page of each kind
 *   npm run bench -- --runs 1                         once instead of five times
 *   npm run bench -- ../other/dist:/,/guide           another site's folder and addresses, too
 *
 * Prints kB over the wire until the reader acts, with Brotli and nothing in the cache; what Lighthouse says of a phone on
 * slow 4G; how long the reader's first act waits for the next paint (INP) on such a line with a slow processor; and how long
 * the next page takes from the click to its paint on this machine, when it was fetched ahead.
 * Lighthouse is installed in bench/site the first time. Exits 1 when it could not measure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { serve } from './serve.ts';

const root = path.resolve(__dirname, '../..');

/** A page of each kind, as in tests/e2e/budgets.test.ts. */
const ownPages = [
  '/',
  '/docs/quickstart',
  '/docs/server/subscriptions',
  '/docs/v10/quickstart',
  '/blog/announcing-trpc-v11',
  '/docs/typedoc/server',
  '/search',
  // By its file: Lighthouse judges no page that comes with status 404.
  '/404.html',
];

interface Site {
  name: string;
  folder: string;
  addresses: string[];
}

async function main(args: string[]): Promise<void> {
  const { runs, sites } = readArguments(args);
  installLighthouse();
  const { measureLoad } = await import('./load.ts');
  const { measureFirstAct } = await import('./interact.ts');
  const { measureNavigation } = await import('./navigate.ts');
  const browser = await chromium.launch(chromiumLaunchOptions());
  printRow('', [
    'kB',
    'script kB',
    'Lighthouse'.padStart(24),
    'blocking ms',
    'paint s',
    'shift',
    'first act ms',
    'next page ms',
  ]);
  try {
    for (const { name, folder, addresses } of sites) {
      const { origin, close } = await serve(folder);
      for (const address of addresses) {
        const load = await measureLoad(origin + address, runs);
        const firstAct = await measureFirstAct(browser, origin + address, runs);
        const nextPage = await measureNavigation(browser, origin + address, runs);
        printRow(name + address, [
          load.firstLoad.toFixed(1),
          load.script.toFixed(1),
          load.scores.join(' / ').padStart(24),
          load.blocking.toFixed(0),
          (load.largestPaint / 1000).toFixed(2),
          load.shift.toFixed(3),
          firstAct.toFixed(0),
          nextPage?.toFixed(0) ?? '-',
        ]);
      }
      close();
    }
  } finally {
    await browser.close();
  }
}

/** @throws on what is no folder, and on a number of runs that is none */
function readArguments(args: string[]): { runs: number; sites: Site[] } {
  const sites: Site[] = [{ name: '', folder: path.join(root, 'build'), addresses: ownPages }];
  let runs = 5;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!;
    if (arg === '--runs') runs = Number(args[++index]);
    else {
      const [folder, addresses = '/'] = arg.split(':') as [string, string?];
      sites.push({ name: path.basename(path.dirname(path.resolve(folder))), folder, addresses: addresses.split(',') });
    }
  }
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on, such as --runs 3.');
  for (const { folder } of sites) {
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: build the site first.`);
  }
  return { runs, sites };
}

function installLighthouse(): void {
  const folder = path.join(root, 'bench/site');
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse in bench/site');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse was not installed.');
}

function printRow(name: string, cells: string[]): void {
  console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(14)).join(''));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
