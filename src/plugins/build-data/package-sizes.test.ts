import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleIds } from '../../features/pricing/report.ts';
import { measurePackages } from './package-sizes.ts';

const library = path.resolve(__dirname, '../../../library/11.x');

test('measures every bundle, compressed smaller than minified, from the installed version', async () => {
  const report = await measurePackages(library);
  const manifest = readFileSync(path.join(library, 'node_modules/@trpc/client/package.json'), 'utf8');
  const { version, license } = JSON.parse(manifest);
  expect(report).toMatchObject({ version, license });
  expect(Object.keys(report.bundles)).toEqual([...bundleIds]);
  for (const { minified, gzip, brotli } of Object.values(report.bundles)) {
    expect(brotli).toBeGreaterThan(1000);
    expect(gzip).toBeGreaterThan(brotli);
    expect(minified).toBeGreaterThan(gzip);
  }
});

test('leaves React and React Query out', async () => {
  const { bundles } = await measurePackages(library);
  // React DOM alone is more than 100 kB minified.
  expect(bundles['react-query'].minified).toBeLessThan(60_000);
});

test('refuses a folder without the packages, and says what to do', async () => {
  await expect(measurePackages(path.join(library, 'nowhere'))).rejects.toThrow(
    /nothing is installed in .*nowhere.*npm ci/,
  );
});
