import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { compare, satisfies, validRange } from 'semver';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { compareExports } from '../../release-history/compare-exports.ts';
import type { ReleaseHistory } from '../../release-history/history.ts';
import { withoutScope } from '../../symbols.ts';
import { npmRegistry, type Registry } from './npm-registry.ts';
import { readExports } from './read-exports.ts';

export interface RecordOptions {
  /** Range of a major version: `11.x`. */
  major: string;
  /** Names of packages. */
  packages: readonly string[];
  /** Parts of import specifiers that are not documented. */
  privateEntryPoints?: readonly string[];
  /** Folder of the files, one per package. */
  folder: string;
  registry?: Registry;
  /** Prints a line of progress. */
  log?: (line: string) => void;
}

/** Releases that are downloaded together. */
const batchSize = 8;

/**
 * Adds the releases that the recorded histories lack. Files are written package by package, so a failed run can be
 * resumed.
 *
 * @returns the number of releases added
 */
export async function recordReleases({
  major,
  packages,
  privateEntryPoints = [],
  folder,
  registry = npmRegistry,
  log = () => {},
}: RecordOptions): Promise<number> {
  if (!/^\d+\.x$/.test(major) || validRange(major) === null) {
    throw new Error(`compare-releases: expected a major version, such as \`11.x\`; found \`${major}\`.`);
  }
  const isPrivate = (specifier: string) => privateEntryPoints.some((part) => specifier.includes(part));
  let added = 0;
  for (const name of packages) {
    const file = join(folder, `${withoutScope(name).replaceAll('/', '-')}.json`);
    // Without prereleases: a range without one matches none.
    const published = (await registry.listVersions(name)).filter((one) => satisfies(one, major)).sort(compare);
    if (published.length === 0) {
      throw new Error(`compare-releases: expected stable releases of ${name} ${major} on npm; found none.`);
    }
    const history = readHistory(file, published) ?? create(name, major);
    const recorded = history.releases.length;
    const missing = published.slice(recorded);
    for (let i = 0; i < missing.length; i += batchSize) {
      const batch = missing.slice(i, i + batchSize);
      log(`${name}: ${batch.join(', ')} (${i + batch.length} of ${missing.length})`);
      await appendReleases(history, batch, registry, isPrivate);
    }
    if (missing.length > 0) await writeHistory(file, history);
    added += missing.length;
  }
  return added;
}

const create = (name: string, major: string): ReleaseHistory => ({
  package: name,
  major,
  releases: [],
  newest: { exports: {}, deprecated: {} },
});

/** @returns undefined if a release was published between recorded ones, so all must be compared again */
function readHistory(file: string, published: readonly string[]): ReleaseHistory | undefined {
  if (!existsSync(file)) return undefined;
  const history = JSON.parse(readFileSync(file, 'utf8')) as ReleaseHistory;
  return history.releases.every(({ version }, i) => version === published[i]) ? history : undefined;
}

async function appendReleases(
  history: ReleaseHistory,
  versions: readonly string[],
  registry: Registry,
  isPrivate: (specifier: string) => boolean,
): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'releases-'));
  try {
    const folders = await registry.fetchReleases(history.package, versions, temporary);
    for (const [i, version] of versions.entries()) {
      const exports = readExports(folders[i]!, isPrivate);
      const isFirst = history.releases.length === 0;
      history.releases.push({ version, ...(isFirst ? {} : compareExports(history.newest, exports)) });
      history.newest = exports;
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function writeHistory(file: string, history: ReleaseHistory): Promise<void> {
  const config = await resolveConfig(file);
  writeFileAtomically(file, await format(JSON.stringify(history), { ...config, parser: 'json' }));
}
