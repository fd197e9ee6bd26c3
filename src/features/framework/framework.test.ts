import { expect, it } from 'vitest';
import { storedFramework } from './framework.ts';

const next = { name: 'next', label: 'Next.js', tabs: {} };

it.each([
  ['next', next],
  ['remix', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j', (text, expected) => {
  expect(storedFramework([next]).read(text)).toBe(expected);
});
