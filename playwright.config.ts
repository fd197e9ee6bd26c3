import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'faults/**/*.test.ts'],
  // Serves the built site; `npm run build` comes first.
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Once: what a busy machine holds up passes then, and what is broken does not.
  retries: 1,
  // scripts/test.ts reads the second one.
  reporter: [['dot'], ['json', { outputFile: 'test-results/report.json' }]],
  timeout: 20_000,
  use: {
    baseURL: 'http://127.0.0.1:4173',
    launchOptions: chromiumLaunchOptions(),
  },
});
