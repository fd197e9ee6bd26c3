import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from 'semver';
import { compareNames, type PackageSummary } from '../render-index.ts';
import { withoutScope } from '../symbols.ts';
import type { ApiReferenceSite } from './site.ts';

export interface EntryPoint {
  /** Import specifier, such as `@trpc/client/links/splitLink`. */
  specifier: string;
  package: string;
  /** Absolute path of the source. */
  file: string;
}

export interface ReferencePackage {
  name: string;
  version: string;
  purpose: string;
  /** Folder of the sources in the package's repository, such as `packages/client/src`. */
  repositoryFolder: string;
  /** Absolute path of the installed package. */
  folder: string;
  /** Absolute path. */
  sources: string;
  /** Sources by import specifier, including private ones, because packages import them from each other. */
  modules: Map<string, string>;
}

/** In the order of the sidebar. */
export function readPackages({
  libraries,
  packages,
}: Pick<ApiReferenceSite, 'libraries' | 'packages'>): ReferencePackage[] {
  return packages.map(({ name, purpose, folder: repositoryFolder = `packages/${withoutScope(name)}` }) => {
    const { folder, manifest } = findNewest(name, libraries);
    const modules = Object.entries(manifest.exports)
      .filter((entry): entry is [string, Conditions] => entry[0] !== './package.json')
      .map(([path, conditions]): [string, string] => [
        `${name}${path.slice(1)}`,
        findSource(folder, conditions.import.types),
      ]);
    return {
      name,
      purpose,
      version: manifest.version,
      folder,
      repositoryFolder: `${repositoryFolder}/src`,
      sources: join(folder, 'src'),
      modules: new Map(modules),
    };
  });
}

function findNewest(name: string, libraries: readonly string[]): { folder: string; manifest: Manifest } {
  const folders = libraries.map((library) => join(library, 'node_modules', name));
  const [newest] = folders
    .filter((folder) => existsSync(folder))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
    }))
    .sort((a, b) => compare(b.manifest.version, a.manifest.version));
  if (!newest) {
    throw new Error(
      `createApiReference: expected ${name} in one of ${folders.join(', ')}; found it in none of them. Add the package to the ` +
        'package.json of a library and install it, or remove it from `packages`.',
    );
  }
  return newest;
}

/** Public entry points, in the order in which a symbol's home is searched: the address of its page follows from it. */
export function listEntryPoints(packages: readonly ReferencePackage[], site: ApiReferenceSite): EntryPoint[] {
  return [...packages]
    .sort((a, b) => compareNames(a.name, b.name))
    .flatMap(({ name, modules }) =>
      [...modules]
        .filter(([specifier]) => isPublic(specifier, site))
        .map(([specifier, file]) => ({ specifier, package: name, file })),
    );
}

export function summarizePackage(
  { name, version, purpose, modules }: ReferencePackage,
  site: ApiReferenceSite,
): PackageSummary {
  return { name, version, purpose, entryPoints: [...modules.keys()].filter((specifier) => isPublic(specifier, site)) };
}

function isPublic(specifier: string, { privateEntryPoints }: ApiReferenceSite): boolean {
  return !privateEntryPoints.some((part) => specifier.includes(part));
}

interface Manifest {
  version: string;
  exports: Record<string, unknown>;
}

interface Conditions {
  import: { types: string };
}

/** `./dist/links/splitLink.d.mts` was built from `src/links/splitLink.ts`. */
function findSource(folder: string, types: string): string {
  const base = join(folder, 'src', types.replace(/^\.\/dist\//, '').replace(/\.d\.mts$/, ''));
  const found = [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
  if (!found)
    throw new Error(`${folder} exports ${types} but has no source file ${base}.ts, which the API reference needs`);
  return found;
}
