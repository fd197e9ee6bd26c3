import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['superjsn', 'superjson', 1],
  ['middelware', 'middleware', 1],
  ['midlewar', 'middleware', 2],
  ['router', 'router', 0],
])('counts the slips from %s to %s', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
});

it('stops at the limit', () => {
  expect(editDistance('router', 'fastify', 2)).toBe(3);
});

it('compares with the best beginning of a longer word', () => {
  expect(editDistance('subscripton', 'subscriptionlink', 2, true)).toBe(1);
});
