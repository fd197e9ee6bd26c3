import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageSummary } from '../render-index.ts';

/** In the order of the sidebar. */
const purposes: Record<string, string> = {
  server:
    'Define routers and procedures, and serve them: the server itself, its adapters, and the types inferred from a router.',
  client:
    'Call procedures: the vanilla client and the links that requests go through. The integrations for React build on it.',
  'tanstack-react-query': 'Use procedures with TanStack Query: options and keys for its own hooks.',
  'react-query': 'Use procedures with hooks of their own, made from TanStack Query; the classic integration for React.',
  next: 'Use procedures in Next.js: the Pages Router with server-side rendering, and experiments for the App Router.',
};

/** Order in which entry points are searched for a symbol's home, which determines the address of its page. */
const homeOrder = ['client', 'next', 'react-query', 'server', 'tanstack-react-query'];

/** Entry points for other packages of tRPC, with names that warn everyone else. */
const privatePoint = /\/unstable-/;

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
  /** Folder of the sources in tRPC's repository, such as `packages/client/src`. */
  repositoryFolder: string;
  /** Absolute path. */
  sources: string;
  /** Sources by import specifier, including private ones, because packages import them from each other. */
  modules: Map<string, string>;
}

/** @param root absolute path of `library/<version>` */
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

/** Public entry points, in the order in which a symbol's home is searched. */
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

/** `./dist/links/splitLink.d.mts` was built from `src/links/splitLink.ts`. */
function findSource(folder: string, types: string): string {
  const base = join(folder, 'src', types.replace(/^\.\/dist\//, '').replace(/\.d\.mts$/, ''));
  const found = [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
  if (!found) throw new Error(`${folder} exports ${types}, but has no source ${base}.ts: the API reference needs it`);
  return found;
}
