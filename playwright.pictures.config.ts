import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * `npm run pictures` compares the built site with the pictures in tests/pictures. It is no part of `npm test`: letters
 * are drawn a little differently by each system and version of Chromium, so that pictures only tell on the machine, or
 * one like it, that took them.
 */
export default defineConfig(base, {
  testDir: 'tests/pictures',
  testMatch: '*.test.ts',
  retries: 0,
  // A picture that is not there is a failure; `-- --update-snapshots` takes them all.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
});
