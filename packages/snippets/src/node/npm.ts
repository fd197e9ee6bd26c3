import { spawn } from 'node:child_process';

/** Runs npm with arguments such as `install` and `zod@4.6.7`; npm writes the lockfile and installs nothing. */
export type Npm = (args: readonly string[], folder: string) => Promise<{ exitCode: number | null; output: string }>;

const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
/** Overrides settings of the machine, and of an `npm run --silent` around, that would hide conflicts. */
const strict = ['--legacy-peer-deps=false', '--loglevel=warn'];

export const runNpm: Npm = (args, folder) =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', [...args, ...options, ...strict], {
      cwd: folder,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
