import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageSummary } from '../../../core/api-reference/render-index.ts';

/** The packages with a reference and what they are for, in the order in which the sidebar shows them. */
const purposes: Record<string, string> = {
  server:
    'Define routers and procedures, and serve them: the server itself, its adapters, and the types inferred from a router.',
  client:
    'Call procedures: the vanilla client and the links that requests go through. The integrations for React build on it.',
  'tanstack-react-query': 'Use procedures with TanStack Query: options and keys for its own hooks.',
  'react-query': 'Use procedures with hooks of their own, made from TanStack Query; the classic integration for React.',
  next: 'Use procedures in Next.js: the Pages Router with server-side rendering, and experiments for the App Router.',
};

/** The one of several entry points that is searched first for a symbol's home; the addresses of pages depend on it. */
const homeOrder = ['client', 'next', 'react-query', 'server', 'tanstack-react-query'];

/** Entry points that packages export for one another, and whose names warn everybody else. */
const privatePoint = /\/unstable-/;

/** A module that readers can import. */
export interface EntryPoint {
  /** What a reader writes: `@trpc/client/links/splitLink`. */
  specifier: string;
  /** `@trpc/client`. */
  package: string;
  /** Absolute path of its source. */
  file: string;
}

/** A package as it is published. */
export interface ReferencePackage {
  /** `@trpc/client`. */
  name: string;
  version: string;
  /** The folder of its sources in the repository: `packages/client/src`. */
  repositoryFolder: string;
  /** Absolute path of its sources. */
  sources: string;
  /** By what a reader writes, the private ones too: sources import them from each other. */
  modules: Map<string, string>;
}

/**
 * Reads what the packages of a library version export.
 *
 * @param root absolute path of `library/<version>`
 * @throws when an entry point has no source, which is what the reference is made from
 */
export function readPackages(root: string): ReferencePackage[] {
  return Object.keys(purposes).map((name) => {
    const folder = join(root, 'node_modules/@trpc', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const modules = Object.entries(manifest.exports)
      .filter((entry): entry is [string, Conditions] => entry[0] !== './package.json')
      .map(([path, conditions]): [string, string] => [
        `@trpc/${name}${path.slice(1)}`,
        findSource(folder, conditions.import.types),
      ]);
    return {
      name: `@trpc/${name}`,
      version: manifest.version,
      repositoryFolder: `packages/${name}/src`,
      sources: join(folder, 'src'),
      modules: new Map(modules),
    };
  });
}

/** The entry points that are meant for readers, in the order in which a symbol finds its home. */
export function listEntryPoints(packages: readonly ReferencePackage[]): EntryPoint[] {
  const order = ({ name }: ReferencePackage) => homeOrder.indexOf(name.slice('@trpc/'.length));
  return [...packages]
    .sort((a, b) => order(a) - order(b))
    .flatMap(({ name, modules }) =>
      [...modules]
        .filter(([specifier]) => !privatePoint.test(specifier))
        .map(([specifier, file]) => ({ specifier, package: name, file })),
    );
}

/** What pages say of a package. */
export function summarizePackage({ name, version, modules }: ReferencePackage): PackageSummary {
  return {
    name,
    version,
    purpose: purposes[name.slice('@trpc/'.length)]!,
    entryPoints: [...modules.keys()].filter((specifier) => !privatePoint.test(specifier)),
  };
}

interface Manifest {
  version: string;
  exports: Record<string, unknown>;
}

interface Conditions {
  import: { types: string };
}

/** `./dist/links/splitLink.d.mts` was made from `src/links/splitLink.ts`. */
function findSource(folder: string, types: string): string {
  const base = join(folder, 'src', types.replace(/^\.\/dist\//, '').replace(/\.d\.mts$/, ''));
  const found = [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
  if (!found) throw new Error(`${folder} exports ${types}, but has no source ${base}.ts: the API reference needs it`);
  return found;
}
