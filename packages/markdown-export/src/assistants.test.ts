import { expect, it } from 'vitest';
import { linkToAssistant } from './assistants.ts';

it('asks an assistant to read the page', () => {
  const link = linkToAssistant({ name: 'A', promptUrl: 'https://example.com/?q=' }, 'https://trpc.io/docs/a&b.md');
  expect(new URL(link).searchParams.get('q')).toBe(
    'Read https://trpc.io/docs/a&b.md and answer my questions about it.',
  );
});
