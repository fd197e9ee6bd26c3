import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * @returns The Chromium that browser tests start: CHROMIUM_PATH, else the system's, else the one that Playwright
 *   downloaded; undefined if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}
