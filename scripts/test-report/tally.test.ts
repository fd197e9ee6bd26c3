import { describe, expect, it } from 'vitest';
import { addTallies, readPlaywrightReport, readVitestReport } from './tally.ts';

describe('addTallies', () => {
  it('adds up, from nothing on', () => {
    expect(addTallies()).toEqual({ passed: 0, failed: 0 });
    expect(addTallies({ passed: 2, failed: 1 }, { passed: 3, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  });
});

describe('readVitestReport', () => {
  const report = (testResults: object[]) => JSON.stringify({ numTotalTests: 5, numPassedTests: 3, testResults });

  it('counts what did not pass as failed, skipped tests too', () => {
    expect(readVitestReport(report([]))).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a file that could not be loaded', () => {
    expect(readVitestReport(report([{ status: 'failed', assertionResults: [] }]))).toEqual({ passed: 3, failed: 3 });
  });

  it('rejects what is no report', () => {
    expect(() => readVitestReport('{"testResults":[]}')).toThrow('no counts of tests');
  });
});

describe('readPlaywrightReport', () => {
  it('counts skipped tests and errors outside tests as failed, and what passed at the second try as passed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(readPlaywrightReport(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 8, failed: 3 });
  });
});
