import { expect, it } from 'vitest';
import { formatSlowest } from './slowest-tests.ts';

it('names the slowest tests, slowest first, with seconds, file and title', () => {
  const tests = [
    { file: 'a.test.ts', title: 'adds', duration: 4 },
    { file: 'b.test.ts', title: 'builds > a site', duration: 12_345 },
    { file: 'c.test.ts', title: 'compiles', duration: 950 },
  ];
  expect(formatSlowest(tests, 2)).toBe(
    'Slowest tests:\n   12.3 s  b.test.ts: builds > a site\n    0.9 s  c.test.ts: compiles',
  );
});
