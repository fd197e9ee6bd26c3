import { expect, it } from 'vitest';
import { checkLimits } from './check-limits.ts';

const measures = {
  files: 4000,
  bytes: 1e8,
  staticRules: 900,
  dynamicRules: 20,
  rules: 920,
  rulesBytes: 60_000,
  headerLine: 800,
};

it('lets a site pass that is at its limits', () => {
  expect(checkLimits(measures, [{ measure: 'files', most: 4000 }], 'limits.ts')).toBeUndefined();
});

it('says what exceeds which limit, and what to do', () => {
  const limits = [
    { measure: 'files', most: 3999 },
    { host: 'GitLab Pages', measure: 'rules', most: 919 },
    { host: 'Vercel', measure: 'rules', most: 2048 },
  ] as const;
  const message = checkLimits(measures, limits, 'limits.ts')!;
  expect(message.split('\n')).toEqual([
    'Problems in the size of the built site:',
    'files: found 4,000, but limits.ts allows 3,999.',
    expect.stringMatching(/^ {2}Find what multiplies: .*, or raise the limit\.$/),
    'redirect rules: found 920, but GitLab Pages takes at most 919.',
    expect.stringMatching(/config\/redirects\.ts.*, or remove GitLab Pages from limits\.ts if/),
  ]);
});
