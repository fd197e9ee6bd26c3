import { expect, test } from 'vitest';
import { formatKilobytes } from './report.ts';

test.each([
  [0, '0.0 kB'],
  [949, '0.9 kB'],
  [4321, '4.3 kB'],
  [12960, '13.0 kB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text);
});
