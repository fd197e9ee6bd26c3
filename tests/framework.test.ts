import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// react-router does not export this constant.

it('the router’s matcher keeps up to 10000 entries', () => {
  const file = path.resolve(__dirname, '../node_modules/react-router/cjs/react-router.js');
  const limits = [...readFileSync(file, 'utf8').matchAll(/cacheLimit\S* = (\d+);/g)].map(([, limit]) => limit);
  expect(limits).toContain('10000');
});
