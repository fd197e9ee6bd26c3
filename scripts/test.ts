/**
 * Runs every check, cheapest first, and ends with a line `N passed, N failed`. A check without a report counts as one
 * test. Skipped tests, and checks that were not run because another one failed, count as failed.
 *
 *   npm test                      everything
 *   npm test -- lint unit         only the named checks, and those whose names start with them (lint-prose)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addTallies, readPlaywrightReport, readVitestReport, type Tally } from './test-report/tally.ts';

interface Check {
  name: string;
  command: string[];
  report?: { file: string; read: (report: string) => Tally };
  /** If one of these checks fails, this one is not run. */
  needs?: string[];
}

const reports = mkdtempSync(path.join(os.tmpdir(), 'test-report-'));

/** Runs a project of vitest.config.mts. */
function vitest(name: string): Check {
  const file = path.join(reports, `${name}.json`);
  const reporters = ['default', './scripts/test-report/slowest-tests.ts', 'json'].map((one) => `--reporter=${one}`);
  return {
    name,
    command: ['vitest', 'run', '--project', name, ...reporters, `--outputFile.json=${file}`],
    report: { file, read: readVitestReport },
  };
}

/** All Markdown; ESLint checks the same terms in code. */
const prose = ['docs', 'versioned_docs', 'blog', 'errors', 'README.md', 'CONTRIBUTING.md', 'packages/*/README.md'];

const checks: Check[] = [
  { name: 'types', command: ['tsc', '--pretty'] },
  { name: 'types-portable', command: ['tsc', '--pretty', '-p', 'tsconfig.portable.json'] },
  { name: 'lint', command: ['eslint', '--max-warnings=0', '.'] },
  // Finds .textlintrc.cjs, which also lists the terms.
  { name: 'lint-prose', command: ['textlint', ...prose] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'snippets', command: ['tsx', 'scripts/check-snippets.ts'] },
  // For the browser tests, and for the unit test that opens the apps of the setup pages.
  { name: 'chromium', command: ['tsx', 'tests/support/ensure-chromium.ts'] },
  vitest('unit'),
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'content', command: ['tsx', 'scripts/check-content.ts'], needs: ['build'] },
  { ...vitest('built-site'), needs: ['build'] },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    // As configured in playwright.config.ts.
    report: { file: 'test-results/report.json', read: readPlaywrightReport },
    needs: ['build', 'chromium'],
  },
];

function runCheck({ name, command, report }: Check): Tally {
  console.log(`\n── ${name} ── ${command.join(' ')}`);
  const started = performance.now();
  if (report) rmSync(report.file, { force: true });
  const { status } = spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  const tally = readTally(name, report, status === 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}

function readTally(name: string, report: Check['report'], succeeded: boolean): Tally {
  if (!report) return { passed: Number(succeeded), failed: Number(!succeeded) };
  let tally: Tally;
  try {
    tally = report.read(readFileSync(report.file, 'utf8'));
  } catch (error) {
    console.error(`${name} left no readable report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
  // The run failed outside its tests (a syntax error, a server that does not start) or ran none.
  const unexplained = (!succeeded && tally.failed === 0) || tally.passed + tally.failed === 0;
  return unexplained ? addTallies(tally, { passed: 0, failed: 1 }) : tally;
}

function isNamed(check: Check, name: string): boolean {
  return check.name === name || check.name.startsWith(`${name}-`);
}

function main(names: string[]): void {
  const unknown = names.filter((name) => !checks.some((check) => isNamed(check, name)));
  if (unknown.length > 0) {
    console.error(
      `There is no check "${unknown.join('", "')}". Name one or more of: ${checks.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  const results = new Map<string, Tally>();
  for (const check of checks.filter((check) => names.length === 0 || names.some((name) => isNamed(check, name)))) {
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
