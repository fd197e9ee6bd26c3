/**
 * Installs the packages of each library/<version> after `npm install`, unless its lockfile is unchanged. Development
 * dependencies are only named in install commands of pages, so they are left out.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMain } from '@typed-docs/utils/run-main';

const library = path.resolve(__dirname, '../library');

/**
 * Next.js' native binaries (100 MB) are only needed for sets whose apps are built: those of integrations, which are
 * part of 10.x. Samples with other services only import Next.js.
 */
const needsOptional = (set: string) => set === '10.x' || (set.includes('-') && !set.endsWith('-services'));

async function install(version: string): Promise<void> {
  const folder = path.join(library, version);
  if (!existsSync(path.join(folder, 'package-lock.json'))) return;
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(folder, 'node_modules/.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Installing the packages of ${version} …`);
  const omit = ['--omit=dev', ...(needsOptional(version) ? [] : ['--omit=optional'])];
  const child = spawn('npm', ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) {
    throw new Error(`library/${version}: expected \`npm ci\` to exit with 0; found ${exitCode ?? 'a signal'}.`);
  }
  writeFileSync(stamp, wanted);
}

void runMain(async () => {
  const versions = readdirSync(library).values();
  // Two at a time: npm unpacks on one core, and waits for the network and the disk.
  const work = async () => {
    for (const version of versions) await install(version);
  };
  await Promise.all([work(), work()]);
  return 0;
});
