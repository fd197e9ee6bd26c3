import { expect, it } from 'vitest';
import { countTypos } from './typos.ts';

it.each([
  ['router', 'router', 0],
  ['ruoter', 'router', 1],
  ['midleware', 'middleware', 1],
  ['ab', 'cd', 2],
])('%s, %s: %d', (a, b, typos) => expect(countTypos(a, b)).toBe(typos));
