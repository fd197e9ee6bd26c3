/**
 * Runs every check of the repository, in the order in which mistakes are cheapest to find, and ends in one line
 * `N passed, N failed`. Checks without tests of their own count as one. Nothing is skipped silently: a skipped test
 * and a check that could not start because the build before it failed count as failed.
 *
 *   npm test                      everything
 *   npm test -- lint unit         only the named checks
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addTallies, readPlaywrightReport, readVitestReport, type Tally } from '../core/test-report/tally.ts';

interface Check {
  name: string;
  command: string[];
  /** Reads the report that the command wrote; without it the check counts as one test. */
  read?: (report: string) => Tally;
  /** Names of checks whose failure makes this one meaningless. */
  needs?: string[];
}

const reports = mkdtempSync(path.join(os.tmpdir(), 'test-report-'));
const reportOf = (name: string) => path.join(reports, `${name}.json`);

const checks: Check[] = [
  { name: 'types', command: ['tsc', '--pretty'] },
  { name: 'types-core', command: ['tsc', '--pretty', '-p', 'core'] },
  { name: 'lint', command: ['eslint', '--max-warnings=0', '.'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'snippets', command: ['tsx', 'scripts/check-snippets.ts'] },
  // For the browser's tests, and for the one that opens the apps that pages set up.
  { name: 'chromium', command: ['tsx', 'tests/support/ensure-chromium.ts'] },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
    read: readVitestReport,
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'content', command: ['tsx', 'scripts/check-content.ts'], needs: ['build'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--reporter=dot,json'],
    read: readPlaywrightReport,
    needs: ['build', 'chromium'],
  },
];

function runCheck({ name, command, read }: Check): Tally {
  console.log(`\n── ${name} ── ${command.join(' ')}`);
  const started = performance.now();
  const { status, error } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  });
  const succeeded = status === 0 && !error;
  const tally = read ? readReport(name, read, succeeded) : { passed: Number(succeeded), failed: Number(!succeeded) };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}

function readReport(name: string, read: (report: string) => Tally, succeeded: boolean): Tally {
  let tally: Tally;
  try {
    tally = read(readFileSync(reportOf(name), 'utf8'));
  } catch (error) {
    console.error(`${name} left no readable report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
  // A run that fails outside its tests (a file that does not compile, a server that does not start), or runs none.
  const unexplained = (!succeeded && tally.failed === 0) || tally.passed + tally.failed === 0;
  return unexplained ? addTallies(tally, { passed: 0, failed: 1 }) : tally;
}

function main(names: string[]): void {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no check "${unknown.join('", "')}". Name one or more of: ${checks.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  const results = new Map<string, Tally>();
  for (const check of checks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const broken = check.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0);
    if (broken) console.error(`\n── ${check.name}: not run, because ${broken} failed; this counts as a failure`);
    results.set(check.name, broken ? { passed: 0, failed: 1 } : runCheck(check));
  }
  rmSync(reports, { recursive: true });

  const failed = [...results].filter(([, tally]) => tally.failed > 0).map(([name]) => name);
  const total = addTallies(...results.values());
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

main(process.argv.slice(2));
