/**
 * Makes sure that the browser tests have a Chromium: one that is there, else Debian's package where apt may be used,
 * else Playwright's own download. Prints which one; exits 1 with a sentence on what to install when none can be had.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const isRoot = process.getuid?.() === 0;
const apt: [string, ...string[]] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
const mayUseApt = () => has('apt-get') && (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0);

function installFromDebian(): void {
  if (run(...apt, 'update', '-qq')) run(...apt, 'install', '-y', '-qq', 'chromium');
}

if (!findChromium() && mayUseApt()) installFromDebian();
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
