import { performance, type PerformanceMeasure } from 'node:perf_hooks';

/** What {@link measureStep} leaves in Node's list of measurements, which modules have in common whatever loaded them. */
interface StepDetail {
  buildStep: 'phase' | 'part';
  note?: string;
}

/**
 * Measures a step of the build, for the table at its end.
 *
 * @param name as the table names it
 * @param run the step
 * @param describe what it did, from what it returned: `666 cards, 2 drawn`
 * @param kind a phase of the build, or a part of the phase that runs when it begins
 */
export async function measureStep<T>(
  name: string,
  run: () => T | Promise<T>,
  describe?: (result: T) => string,
  kind: StepDetail['buildStep'] = 'part',
): Promise<T> {
  const start = performance.now();
  const result = await run();
  const detail: StepDetail = { buildStep: kind, ...(describe && { note: describe(result) }) };
  performance.measure(name, { start, detail });
  return result;
}

/**
 * Where the time of a build went: a line for each phase and its parts, the whole, and the most memory that was in use.
 * Parts of a phase run at the same time, so that they may add up to more than the phase.
 *
 * @param memory bytes
 */
export function formatSteps(memory: number): string {
  const steps = performance
    .getEntriesByType('measure')
    .map((entry) => entry as PerformanceMeasure)
    .filter(({ detail }) => (detail as Partial<StepDetail> | null)?.buildStep !== undefined)
    .sort((one, other) => one.startTime - other.startTime || other.duration - one.duration);
  const rows = [
    ...steps.map((step): [string, string, string] => {
      const { buildStep, note = '' } = step.detail as StepDetail;
      return [`${buildStep === 'part' ? '  ' : ''}${step.name}`, seconds(step), note];
    }),
    ['Total', (performance.now() / 1000).toFixed(1), `${Math.round(memory / 2 ** 20)} MB at most`],
  ];
  const width = Math.max(...rows.map(([name]) => name!.length));
  const lines = rows.map(([name, time, note]) => `${name!.padEnd(width)}  ${time!.padStart(6)}  ${note}`.trimEnd());
  return [`${'Where the time went'.padEnd(width)}       s`, ...lines].join('\n');
}

const seconds = ({ duration }: PerformanceMeasure) => (duration / 1000).toFixed(1);
