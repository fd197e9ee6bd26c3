import { expect, it } from 'vitest';
import { checkLimits } from './check-limits.ts';

it('lets a site pass that is at its limits', () => {
  expect(checkLimits({ files: 4000 }, [{ measure: 'files', most: 4000 }])).toBeUndefined();
});

it('says what exceeds which limit, and what to do', () => {
  const message = checkLimits({ files: 4000, rules: 920 }, [
    { measure: 'files', most: 3999 },
    { host: 'GitLab Pages', measure: 'rules', most: 919 },
    { host: 'Vercel', measure: 'rules', most: 2048 },
  ])!;
  expect(message.split('\n')).toEqual([
    'Problems in the size of the built site:',
    "files: found 4,000, but the site's own limit is 3,999.",
    expect.stringMatching(/^ {2}Find out what is growing: .*, or raise the limit\.$/),
    'redirect rules: found 920, but GitLab Pages accepts at most 919.',
    expect.stringMatching(/, or remove the limit of GitLab Pages if the site is never deployed there\.$/),
  ]);
});
