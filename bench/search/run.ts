/**
 * Measures search on the built site: what it finds beside other engines, on the same pages and queries; how long it
 * takes; what it weighs.
 *
 *   npm run bench:search              everything, after a build
 *   npm run bench:search -- ours      this site's search alone
 *
 * The others are installed in bench/search the first time. Exits 1 when it could not measure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createEasyops } from './easyops.ts';
import type { Candidate } from './engine.ts';
import { measureEmptyPage, measureEngine, measurePage, type Latency, type PageLatency } from './latency.ts';
import { createLibraries } from './libraries.ts';
import { createOurs, multiply } from './ours.ts';
import { createPagefind } from './pagefind.ts';
import { readRecords, recordsOfVersion } from './pages.ts';
import { measureRelevance, readNeeds, type Figures } from './relevance.ts';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';

const root = path.resolve(__dirname, '../..');
const port = 4181;

/**
 * The last two were written without looking at what search finds. Nothing was tuned on the third; one synonym came from the
 * fourth.
 */
const files = ['queries.json', 'more-queries.json', 'held-out-queries.json', 'fresh-queries.json'];

async function main(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== 'ours');
  if (unknown) throw new Error(`Unknown argument ${unknown}: the one argument is "ours".`);
  const records = readRecords();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const candidates: Candidate[] = [createOurs(records)];
    if (args.length === 0) {
      installOthers();
      candidates.push(createEasyops(records), createPagefind(records, page), ...createLibraries(records));
    }
    for (const file of files) await printRelevance(file, candidates);
    for (const candidate of candidates) await candidate.close?.();
    printEngine(records);
    await printPage(browser, records);
  } finally {
    await browser.close();
  }
}

function installOthers(): void {
  const folder = path.join(root, 'bench/search');
  if (existsSync(path.join(folder, 'node_modules/pagefind'))) return;
  console.log('Installing the other engines in bench/search');
  // The Docusaurus plugin names peers that this site has in newer versions, and that its index is made without.
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0)
    throw new Error('The other engines were not installed; `npm run bench:search -- ours` does without.');
}

async function printRelevance(file: string, candidates: Candidate[]): Promise<void> {
  const needs = readNeeds(file);
  console.log(
    `\nPages found first / within the first five, of ${needs.length} queries (tests/fixtures/search/${file})`,
  );
  let groups: string[] = [];
  for (const candidate of candidates) {
    const { figures, bytes } = await measureRelevance(candidate, needs);
    if (groups.length === 0) {
      groups = [...figures.keys()].sort((a, b) => order(a) - order(b));
      printRow('', [...groups.map((group) => `${group} ${figures.get(group)!.queries}`), 'index of 11.x']);
    }
    const cells = groups.map((group) => formatFigures(figures.get(group)!));
    printRow(candidate.name, [...cells, `${((bytes.get('current') ?? 0) / 1000).toFixed(0)} kB`]);
  }
}

const order = (group: string) => ['all', 'question', 'api', 'typo', 'concept', 'current', '10.x', '9.x'].indexOf(group);

function formatFigures({ first, firstFive }: Figures): string {
  return `${(first * 100).toFixed(0)} / ${(firstFive * 100).toFixed(0)} %`;
}

function printRow(name: string, cells: string[]): void {
  console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(15)).join(''));
}

/** Queries to type, from all kinds. */
const typed = () =>
  readNeeds('queries.json')
    .filter((_, index) => index % 9 === 0)
    .map(({ q }) => q);

function printEngine(all: ReturnType<typeof readRecords>): void {
  console.log('\nThe engine in Node.js: to make an index of its pages, and to answer a keystroke');
  const records = recordsOfVersion(all, 'current');
  for (const times of [1, 10]) {
    const { load, queries } = measureEngine(multiply(records, times), typed());
    console.log(`  11.x${times > 1 ? ` × ${times}` : ''}: ${load.toFixed(0)} ms; ${formatLatency(queries)}`);
  }
}

async function printPage(browser: Browser, all: ReturnType<typeof readRecords>): Promise<void> {
  console.log('\nIn the browser: from a keystroke to its results in the page, and to the frame that shows them');
  const server = await serve();
  const measure = async (name: string, run: (page: Page) => Promise<PageLatency>) => {
    const page = await browser.newPage();
    const { results, painted, longestTask } = await run(page);
    await page.close();
    console.log(`  ${name}, results: ${formatLatency(results)}`);
    console.log(`  ${name}, painted: ${formatLatency(painted)}; longest task ${longestTask.toFixed(0)} ms`);
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await measure('an empty page', (page) => measureEmptyPage(page, typed()));
    await measure('11.x', (page) => measurePage(page, origin, typed()));
    const tenTimes = multiply(recordsOfVersion(all, 'current'), 10);
    await measure('11.x × 10', (page) => measurePage(page, origin, typed(), tenTimes));
  } finally {
    server.kill();
  }
}

async function serve() {
  const args = ['serve', '--port', String(port), '--no-open', '--host', '127.0.0.1'];
  const server = spawn(path.join(root, 'node_modules/.bin/docusaurus'), args, { cwd: root, stdio: 'ignore' });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    if (answers?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error(`The built site could not be served on port ${port}.`);
}

function formatLatency({ count, median, p95, max }: Latency): string {
  return `${count} keystrokes, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${max.toFixed(1)} ms`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
