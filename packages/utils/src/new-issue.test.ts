import { expect, it } from 'vitest';
import { newIssueUrl } from './new-issue.ts';

it('fills in the form of an issue with any text', () => {
  const draft = { title: '50 % of "a & b" #1', body: 'First\nSecond' };
  const { origin, pathname, searchParams } = new URL(newIssueUrl('https://github.com/trpc/trpc/issues', draft));
  expect(origin + pathname).toBe('https://github.com/trpc/trpc/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual(draft);
});
