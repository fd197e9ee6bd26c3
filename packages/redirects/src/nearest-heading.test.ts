import { describe, expect, it } from 'vitest';
import { findNearestHeading } from './nearest-heading.ts';

const headings = [
  { id: 'server-ping', text: 'Server ping configuration' },
  { id: 'create-trpc-hooks', text: 'Create tRPC hooks' },
  { id: '4-add-providers', text: '' },
  { id: 'zod', text: 'Validate with Zod' },
  { id: 'valibot', text: 'Valibot' },
  { id: 'tracked', text: 'Resume after a lost connection' },
  { id: 'no-procedure', text: 'No procedure found on path' },
  { id: 'usesuspensequery', text: 'useSuspenseQuery()' },
];
const find = (fragment: string) => findNearestHeading(fragment, headings)?.id;

describe('findNearestHeading', () => {
  it.each([
    ['a typo', 'server-pnig', 'server-ping'],
    ['another letter case', 'Create-tRPC-Hooks', 'create-trpc-hooks'],
    ['another number', '3-create-trpc-hooks', 'create-trpc-hooks'],
    ['a number with a letter', '3a-create-trpc-hooks', 'create-trpc-hooks'],
    ['the number of a former id', '5-add-providers', '4-add-providers'],
    ['a former prefix', 'with-zod', 'zod'],
    ['the prefix of a question', 'q-no-procedure', 'no-procedure'],
    ['the words of the heading', 'resume-lost-connection', 'tracked'],
    ['words that are written as one', 'use-suspense-query', 'usesuspensequery'],
    ['underscores', 'no_procedure', 'no-procedure'],
  ])('finds through %s', (_, fragment, id) => {
    expect(find(fragment)).toBe(id);
  });

  it.each(['something-else', 'L12-L40', '%', '#', '', '__proto__', '100%', 'comments', 'with', '7'])(
    'finds nothing for “%s”',
    (fragment) => {
      expect(find(fragment)).toBeUndefined();
    },
  );
});
