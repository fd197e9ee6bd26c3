import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleIds } from '../../features/pricing/report.ts';
import { measurePackages } from './package-sizes.ts';

const folder = path.resolve(__dirname, '../../../library');
const libraries = ['11.x', '11.x-tanstack-react-query', '11.x-react-query'].map((name) => path.join(folder, name));

test('measures every bundle, compressed smaller than minified, from the newest installed release', async () => {
  const report = await measurePackages(libraries);
  const versionIn = (library: string, name: string): string =>
    JSON.parse(readFileSync(path.join(folder, library, 'node_modules', name, 'package.json'), 'utf8')).version;
  expect(report).toMatchObject({
    license: 'MIT',
    bundles: {
      client: { version: versionIn('11.x', '@trpc/client') },
      'tanstack-react-query': { version: versionIn('11.x-tanstack-react-query', '@trpc/tanstack-react-query') },
      'react-query': { version: versionIn('11.x-react-query', '@trpc/react-query') },
    },
  });
  expect(Object.keys(report.bundles)).toEqual([...bundleIds]);
  for (const { minified, gzip, brotli } of Object.values(report.bundles)) {
    expect(brotli).toBeGreaterThan(1000);
    expect(gzip).toBeGreaterThan(brotli);
    expect(minified).toBeGreaterThan(gzip);
  }
});

test('leaves React and React Query out', async () => {
  const { bundles } = await measurePackages(libraries);
  // React DOM alone is more than 100 kB minified.
  expect(bundles['react-query'].minified).toBeLessThan(60_000);
});

test('rejects a folder without the packages, and says what to do', async () => {
  await expect(measurePackages([path.join(folder, 'nowhere')])).rejects.toThrow(
    /nothing is installed in .*nowhere.*npm ci/,
  );
});
