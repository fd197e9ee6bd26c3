import { installPackages, run } from './apt.ts';
import { findChromium } from './chromium.ts';

if (!findChromium()) installPackages(['chromium']);
if (!findChromium()) run('npx', 'playwright', 'install', 'chromium');

const chromium = findChromium();
if (chromium) {
  console.log(`Browser tests run in ${chromium}`);
} else {
  console.error(
    'No Chromium found: install the package "chromium" of your system, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  process.exit(1);
}
