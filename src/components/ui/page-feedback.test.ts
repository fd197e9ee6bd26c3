import { expect, it } from 'vitest';
import { pageFeedback } from './page-feedback';

const url = 'https://trpc.io/docs/server/context';

it('names the page and its version', () => {
  expect(pageFeedback({ title: 'Context', version: '11.x', url })).toEqual({
    title: 'docs: Context (11.x) did not help',
    body: `${url}\n\n`,
  });
  expect(pageFeedback({ title: 'Announcing', version: undefined, url }).title).toBe('docs: Announcing did not help');
});
