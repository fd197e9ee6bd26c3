import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valid } from 'semver';
import type { LibraryIncludes, SiteIncludes } from '../types.ts';
import { versionOfLibrary } from '../page-rules.ts';
import type { SnippetsSite } from './site.ts';

export interface Library {
  /** Name of the folder, such as `2.x`. */
  version: string;
  /** Absolute path. */
  root: string;
  /** Changes when any installed package changes. */
  lockHash: string;
  includes: LibraryIncludes;
  /** Names and scopes of documented packages. */
  documented: readonly string[];
  /** Documented packages that are installed, with their peer dependencies. */
  packages: Map<string, { version: string; peers: Record<string, string> }>;
  /** Path of the package.json, for messages. */
  manifest: string;
  /** Versions that install commands get, by package: those of all dependencies and devDependencies. */
  versions: Map<string, string>;
}

const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

export type LibrarySite = Pick<SnippetsSite, 'root' | 'library' | 'libraries' | 'packages' | 'packageSets'>;

/** @returns libraries by name, newest first */
export function readLibraries(site: LibrarySite): Map<string, Library> {
  return new Map(site.libraries.map((name) => [name, readLibrary(site, name)]));
}

export const siteIncludesOf = (libraries: ReadonlyMap<string, Library>): SiteIncludes =>
  Object.fromEntries([...libraries].map(([name, { includes }]) => [name, includes]));

/** Sorts the newest version first. */
export function compareVersions(a: string, b: string): number {
  return Number.parseFloat(b) - Number.parseFloat(a);
}

function readLibrary(site: LibrarySite, version: string): Library {
  const { root: repository, library, packages } = site;
  const folder = version === library ? library : `${library}/${version}`;
  const root = join(repository, folder);
  const shared = versionOfLibrary(version, site);
  return {
    version,
    root,
    lockHash: hashLockfile(root),
    includes: {
      version: shared,
      folder: `${folder}/includes`,
      byName: {
        ...(shared !== version && readIncludes(repository, `${library}/${shared}/includes`)),
        ...readIncludes(repository, `${folder}/includes`),
      },
    },
    documented: packages,
    packages: readPackages(root, packages),
    manifest: `${folder}/package.json`,
    versions: readVersions(root),
  };
}

/** Development dependencies are only named in commands, and may not be installed. */
function readVersions(root: string): Library['versions'] {
  const { dependencies, devDependencies } = readManifest(root);
  return new Map(
    Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, spec]) => {
      const folder = join(root, 'node_modules', name);
      const version = valid(spec) ?? (existsSync(folder) ? readManifest(folder).version : undefined);
      return version === undefined ? [] : [[name, version] as const];
    }),
  );
}

/** A lockfile pins every package, so it represents all that is installed. */
export function hashLockfile(root: string): string {
  const lockfile = lockfiles.map((name) => join(root, name)).find((file) => existsSync(file));
  if (lockfile === undefined) {
    throw new Error(
      `${root}: expected a lockfile (${lockfiles.join(', ')}) next to package.json, so that cached results can detect ` +
        'changed packages; found none. Install the packages in this folder and commit the lockfile.',
    );
  }
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function readIncludes(repository: string, folder: string): LibraryIncludes['byName'] {
  const byName: LibraryIncludes['byName'] = {};
  const path = join(repository, folder);
  for (const file of existsSync(path) ? readdirSync(path).sort() : []) {
    if (/\.tsx?$/.test(file)) {
      const text = readFileSync(join(path, file), 'utf8');
      byName[file.replace(/\.tsx?$/, '')] = { path: `${folder}/${file}`, text };
    }
  }
  return byName;
}

/** @param patterns names of packages, or scopes such as `@trpc/*` */
function readPackages(root: string, patterns: readonly string[]): Library['packages'] {
  const modules = join(root, 'node_modules');
  const names = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const scope = pattern.slice(0, -2);
    const folder = join(modules, scope);
    return existsSync(folder)
      ? readdirSync(folder)
          .sort()
          .map((name) => `${scope}/${name}`)
      : [];
  });
  return new Map(
    names
      .filter((name) => existsSync(join(modules, name)))
      .map((name) => {
        const { version, peerDependencies = {} } = readManifest(join(modules, name));
        return [name, { version, peers: peerDependencies }];
      }),
  );
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
