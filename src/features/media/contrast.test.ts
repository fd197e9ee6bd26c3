import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

test('black on white is the highest contrast, a color on itself the lowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#135f99', '#135f99')).toBe(1);
});

test('gives the ratio of a known pair, whichever color comes first', () => {
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
});

test('rejects a color that it cannot read', () => {
  expect(() => contrastRatio('red', '#ffffff')).toThrow('"red" is not a color of the form #rrggbb.');
});
