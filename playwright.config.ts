import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/support/chromium.ts';

const port = 4173;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'faults/**/*.test.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Once: what a busy machine holds up passes then, and what is broken does not.
  retries: 1,
  // scripts/test.ts reads the second one.
  reporter: [['dot'], ['json', { outputFile: 'test-results/report.json' }]],
  timeout: 20_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromiumLaunchOptions(),
  },
  // The built site, served as readers get it; `npm run build` comes first.
  webServer: {
    command: `npx docusaurus serve --port ${port} --no-open --host 127.0.0.1`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
