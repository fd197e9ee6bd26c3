import { expect, it } from 'vitest';
import { packageIsDocumented } from './documented-packages.ts';

it.each([
  ['zod', true],
  ['zod-form', false],
  ['@trpc/client', true],
  ['@trpcs/client', false],
])('takes %s for a documented package: %s', (name, expected) => {
  expect(packageIsDocumented(name, ['zod', '@trpc/*'])).toBe(expected);
});
