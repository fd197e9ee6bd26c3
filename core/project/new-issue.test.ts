import { expect, it } from 'vitest';
import { newIssueUrl, pageFeedback } from './new-issue.ts';

const url = 'https://trpc.io/docs/server/context';

it('fills in the form of an issue with any text', () => {
  const draft = { title: '50 % of "a & b" #1', body: 'First\nSecond' };
  const { origin, pathname, searchParams } = new URL(newIssueUrl('https://github.com/trpc/trpc/issues', draft));
  expect(origin + pathname).toBe('https://github.com/trpc/trpc/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual(draft);
});

it('names the page, its version and the reader’s choice', () => {
  expect(pageFeedback({ title: 'Context', version: '11.x', url }, true)).toEqual({
    title: 'docs: Context (11.x) helped',
    body: `${url}\n\n`,
  });
  expect(pageFeedback({ title: 'Context', version: '10.x', url }, false).title).toBe(
    'docs: Context (10.x) did not help',
  );
  expect(pageFeedback({ title: 'Announcing', version: undefined, url }, false).title).toBe(
    'docs: Announcing did not help',
  );
});
