import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { testEnv } from './env.ts';

/**
 * @returns The Chromium that browser tests start: CHROMIUM_PATH, else the system's, else the one that Playwright
 *   downloaded; undefined if there is none.
 */
export function findChromium(): string | undefined {
  const candidates = [testEnv.chromiumPath, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** @returns How tests start Chromium: in its sandbox where it can, and without connections of its own. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    // Chromium refuses to run as root inside its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
