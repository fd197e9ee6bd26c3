/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** @returns The sum of the given tallies. */
export function addTallies(...tallies: Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/**
 * @param report The JSON that Vitest's json reporter writes.
 * @returns Its tally; skipped and todo tests count as failed, so that none goes unseen, and a file that could not be
 *   loaded counts as one failure.
 * @throws If the report is no such JSON.
 */
export function readVitestReport(report: string): Tally {
  const { numTotalTests, numPassedTests, testResults } = JSON.parse(report) as {
    numTotalTests: number;
    numPassedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return toTally(numPassedTests, numTotalTests - numPassedTests + unloaded);
}

/**
 * @param report The JSON that Playwright's json reporter writes.
 * @returns Its tally; skipped tests count as failed. A test that passed at its second try has passed, and the reporter
 *   names it as flaky.
 * @throws If the report is no such JSON.
 */
export function readPlaywrightReport(report: string): Tally {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return toTally(stats.expected + stats.flaky, stats.unexpected + stats.skipped + errors.length);
}

function toTally(passed: number, failed: number): Tally {
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) throw new Error('the report holds no counts of tests');
  return { passed, failed };
}
