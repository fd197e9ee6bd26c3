import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteInclude, SiteIncludes } from '../types.ts';

export interface Library {
  /** Such as `11.x`. */
  version: string;
  /** Absolute path of `library/<version>`. */
  root: string;
  /** Changes when any installed package changes. */
  lockHash: string;
  includes: Record<string, SiteInclude>;
  /** Packages of tRPC (`@trpc/…`) with their peer dependencies. */
  packages: Map<string, { version: string; peers: Record<string, string> }>;
}

/** @returns versions by name, newest first */
export function readLibraries(repository: string): Map<string, Library> {
  const folder = join(repository, 'library');
  const versions = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')))
    : [];
  versions.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  return new Map(versions.map((version) => [version, readLibrary(repository, version)]));
}

export const siteIncludesOf = (libraries: ReadonlyMap<string, Library>): SiteIncludes =>
  Object.fromEntries([...libraries].map(([version, { includes }]) => [version, includes]));

function readLibrary(repository: string, version: string): Library {
  const root = join(repository, 'library', version);
  const hash = createHash('sha256');
  // Every package is pinned, so the lockfile represents all that is installed.
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return {
    version,
    root,
    lockHash: hash.digest('hex'),
    includes: readIncludes(root, version),
    packages: readPackages(root),
  };
}

function readIncludes(root: string, version: string): Record<string, SiteInclude> {
  const folder = join(root, 'includes');
  if (!existsSync(folder)) {
    return {};
  }
  const includes: Record<string, SiteInclude> = {};
  for (const file of readdirSync(folder).sort()) {
    if (/\.tsx?$/.test(file)) {
      includes[file.replace(/\.tsx?$/, '')] = {
        path: `library/${version}/includes/${file}`,
        text: readFileSync(join(folder, file), 'utf8'),
      };
    }
  }
  return includes;
}

function readPackages(root: string): Library['packages'] {
  const folder = join(root, 'node_modules', '@trpc');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names.map((name) => {
      const { version, peerDependencies = {} } = readManifest(join(folder, name));
      return [`@trpc/${name}`, { version, peers: peerDependencies }];
    }),
  );
}

/** An install without a version gets the version in the newest library folder that has the package. */
export function latestVersions(libraries: Iterable<Library>): (name: string) => string | undefined {
  const newestFirst = [...libraries].sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version));
  return (name) => {
    const folder = newestFirst.map(({ root }) => join(root, 'node_modules', name)).find((path) => existsSync(path));
    return folder && readManifest(folder).version;
  };
}

function readManifest(folder: string): { version: string; peerDependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ReturnType<typeof readManifest>;
}
