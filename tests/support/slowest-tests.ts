import path from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

const count = 10;

/** Playwright reporter that ends a run with its slowest tests. */
export default class SlowestTests implements Reporter {
  readonly #tests = new Set<TestCase>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    if (this.#tests.size === 0) return;
    const timed = [...this.#tests].map((test) => ({ test, seconds: secondsOf(test) }));
    const total = timed.reduce((sum, { seconds }) => sum + seconds, 0);
    const slowest = timed.sort((a, b) => b.seconds - a.seconds).slice(0, count);
    console.log(`\nThe slowest of ${timed.length} tests, which took ${total.toFixed(0)} s in all:`);
    for (const { test, seconds } of slowest) {
      const [, , file, ...titles] = test.titlePath();
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${path.basename(file!)} › ${titles.join(' › ')}`);
    }
  }
}

/** Includes retries, which take time too. */
function secondsOf({ results }: TestCase): number {
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}
