import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';
import { testEnv } from './tests/support/env.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'faults/**/*.test.ts'],
  // Serves the output of `npm run build`.
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  // At least two, because pages wait for timers and animations.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: true,
  // One retry absorbs timing failures on a busy machine.
  retries: 1,
  // scripts/test.ts reads the JSON report.
  reporter: [['dot'], ['json', { outputFile: 'test-results/report.json' }], ['./tests/support/slowest-tests.ts']],
  timeout: 20_000,
  use: {
    // A new context costs twice as much as opening a page. Playwright clears storage, cookies, cache, routes, init
    // scripts and clock between tests; tests/support/test.ts resets the rest.
    reuseContext: true,
    // Known once the global setup serves the build, at a free port.
    baseURL: testEnv.siteOrigin,
    launchOptions: chromiumLaunchOptions(),
  },
});
