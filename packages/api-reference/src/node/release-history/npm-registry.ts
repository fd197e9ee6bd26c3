import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Source of releases; tests replace it. */
export interface Registry {
  /** All versions of a package, in any order. */
  listVersions(name: string): Promise<string[]>;
  /**
   * Downloads and unpacks releases of a package.
   *
   * @param folder temporary
   * @returns folders with a package.json, in the order of the versions
   */
  fetchReleases(name: string, versions: readonly string[], folder: string): Promise<string[]>;
}

const run = promisify(execFile);

/** The registry that npm is configured for. */
export const npmRegistry: Registry = {
  async listVersions(name) {
    const versions = JSON.parse(await npm(name, 'view', name, 'versions')) as string | string[];
    // npm prints the only version of a package without a list.
    return typeof versions === 'string' ? [versions] : versions;
  },

  async fetchReleases(name, versions, folder) {
    const specs = versions.map((version) => `${name}@${version}`);
    const packed = JSON.parse(await npm(name, 'pack', '--ignore-scripts', '--pack-destination', folder, ...specs)) as {
      version: string;
      filename: string;
    }[];
    return Promise.all(
      versions.map(async (version) => {
        const { filename } = packed.find((one) => one.version === version)!;
        const target = join(folder, version);
        mkdirSync(target);
        // An npm archive has one folder, whose name the publisher chooses.
        await run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components', '1']);
        return target;
      }),
    );
  },
};

async function npm(name: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('npm', [...args, '--json', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'], {
      maxBuffer: 2 ** 26,
      // On Windows, only a shell finds `npm.cmd`.
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    throw explain(name, error as Error & { stdout?: string; stderr?: string });
  }
}

/** One sentence instead of npm's report. */
export function explain(name: string, { message, stdout = '', stderr = '' }: Failure): Error {
  const report = `${stdout}\n${stderr}\n${message}`;
  if (/\bE404\b/.test(report)) {
    return new Error(
      `npm has no package ${name}, or one of its releases is missing. Check the name of the documented package.`,
    );
  }
  const [code] =
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/.exec(report) ?? [];
  if (code) {
    return new Error(
      `npm cannot reach its registry (${code}) for ${name}. Check the connection and run the command again.`,
    );
  }
  return new Error(`npm failed for ${name}: ${stderr.trim() || message}`);
}

interface Failure {
  message: string;
  stdout?: string;
  stderr?: string;
}
