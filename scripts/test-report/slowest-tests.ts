import type { Reporter, TestModule } from 'vitest/node';

export interface TimedTest {
  file: string;
  title: string;
  /** In ms. */
  duration: number;
}

/** Prints the slowest tests of a run. */
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly Pick<TestModule, 'relativeModuleId' | 'children'>[]): void {
    const tests = modules.flatMap(({ relativeModuleId: file, children }) =>
      [...children.allTests()].map((test) => ({
        file,
        title: test.fullName,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    );
    console.log(formatSlowest(tests));
  }
}

export function formatSlowest(tests: readonly TimedTest[], most = 10): string {
  const slowest = tests.toSorted((a, b) => b.duration - a.duration).slice(0, most);
  const rows = slowest.map(
    ({ file, title, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${file}: ${title}`,
  );
  return [`Slowest tests:`, ...rows].join('\n');
}
