import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { testEnv } from './env.ts';

/** Prefers CHROMIUM_PATH, then the system's Chromium, then Playwright's download. */
export function findChromium(): string | undefined {
  const candidates = [testEnv.chromiumPath, '/usr/bin/chromium', chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    // Chromium cannot use its sandbox as root.
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
