import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * `npm run pictures` compares the built site with tests/pictures. Not part of `npm test`, because text rendering
 * differs between systems and Chromium versions.
 */
export default defineConfig(base, {
  testDir: 'tests/pictures',
  testMatch: '*.test.ts',
  retries: 0,
  // Missing pictures fail; `-- --update-snapshots` takes them all.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
});
