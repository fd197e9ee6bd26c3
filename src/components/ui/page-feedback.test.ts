import { expect, it } from 'vitest';
import { pageFeedback } from './page-feedback';

const url = 'https://trpc.io/docs/server/context';

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
