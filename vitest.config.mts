import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Same alias as in Docusaurus' bundler.
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['{config,packages,scripts,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    exclude: ['**/node_modules/**', 'library/**', 'tests/e2e/**', 'tests/faults/**', 'tests/.sites/**'],
    // The default leaves one core idle, half of them in CI.
    maxWorkers: '100%',
    // Tests that build a site or run a script set their own limit.
    testTimeout: 30_000,
    // Generous, because the first browser start on a new machine takes over 10 s under load.
    hookTimeout: 120_000,
    // Each concurrent test builds a site on one core.
    maxConcurrency: 2,
  },
});
