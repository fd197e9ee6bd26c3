import { expect, it } from 'vitest';
import { formatSteps, measureStep } from './build-steps.ts';

it('lists the parts of a build below the phase in which they ran, and what they did', async () => {
  const answer = await measureStep(
    'After rendering',
    () =>
      measureStep(
        'Cards',
        async () => 3,
        (count) => `${count} drawn`,
      ),
    undefined,
    'phase',
  );
  expect(answer).toBe(3);
  const lines = formatSteps(300 * 2 ** 20).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^After rendering +\d+\.\d$/);
  expect(lines[2]).toMatch(/^ {2}Cards +\d+\.\d {2}3 drawn$/);
  expect(lines[3]).toMatch(/^Total +\d+\.\d {2}300 MB at most$/);
});

it('leaves out a step that failed', async () => {
  await expect(measureStep('Broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(formatSteps(0)).not.toContain('Broken');
});
