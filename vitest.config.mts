import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Same alias as in Docusaurus' bundler.
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    // The default leaves one core idle, half of them in CI.
    maxWorkers: '100%',
    // Tests that build a site or run a script set their own limit.
    testTimeout: 30_000,
    // Generous, because the first browser start on a new machine takes over 10 s under load.
    hookTimeout: 120_000,
    // Each concurrent test builds a site on one core.
    maxConcurrency: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,packages,scripts,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', 'library/**', 'tests/.sites/**'],
          // Files that share a worker load TypeScript and the types of each version once. So a file has to undo what it
          // changes in its process.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Reads the output of `npm run build`.
          name: 'built-site',
          include: ['tests/built-site/*.test.ts'],
          // Reading all pages, or loading a version's types, is slow on a busy machine.
          testTimeout: 120_000,
        },
      },
    ],
  },
});
