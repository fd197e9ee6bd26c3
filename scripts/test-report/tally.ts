export interface Tally {
  passed: number;
  failed: number;
}

export function addTallies(...tallies: Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Counts skipped tests as failed, so that they are noticed, and each file that could not be loaded as one failure. */
export function readVitestReport(report: string): Tally {
  const { numTotalTests, numPassedTests, testResults } = JSON.parse(report) as {
    numTotalTests: number;
    numPassedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return toTally(numPassedTests, numTotalTests - numPassedTests + unloaded);
}

/** Counts skipped tests as failed, and flaky tests as passed. */
export function readPlaywrightReport(report: string): Tally {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return toTally(stats.expected + stats.flaky, stats.unexpected + stats.skipped + errors.length);
}

function toTally(passed: number, failed: number): Tally {
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) throw new Error('the report has no counts of tests');
  return { passed, failed };
}
