import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Docusaurus' bundler has it, for tests of src.
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    // Browser tests (tests/e2e, tests/faults) are Playwright's.
    include: ['{core,config,mcp,plugins,scripts,src}/**/*.test.ts', 'tests/*.test.ts'],
    exclude: ['**/node_modules/**', 'library/**', 'tests/e2e/**', 'tests/faults/**', 'tests/.sites/**'],
    // By default one core is left idle, which on CI's machine is half of them.
    maxWorkers: '100%',
    // Tests that build a site or start a script take seconds, and set their own limit.
    testTimeout: 30_000,
    // For a hang alone: the first start of a browser on a new machine takes over 10 s beside other tests.
    hookTimeout: 120_000,
    // Each builds a site, which takes a core.
    maxConcurrency: 2,
  },
});
