import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
}

/** Old packages don't list their exports; there, each folder with a package.json is an entry point. */
export function listEntryPoints(root: string, packages: readonly string[]): string[] {
  return packages.flatMap((name) => {
    const folder = join(root, 'node_modules', name);
    const { exports } = readManifest(folder);
    const paths = exports
      ? Object.keys(exports).filter((path) => path !== './package.json' && !path.includes('*'))
      : ['.', ...findManifests(folder).map((path) => `./${path}`)];
    return paths.map((path) => `${name}${path.slice(1)}`);
  });
}

export function installedVersionOf(root: string, specifier: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
  const folder = name && join(root, 'node_modules', name);
  return folder && existsSync(join(folder, 'package.json')) ? readManifest(folder).version : undefined;
}

function findManifests(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist', 'src'].includes(entry.name))
    .flatMap(({ name }) => {
      const path = below ? `${below}/${name}` : name;
      const found = existsSync(join(folder, path, 'package.json')) ? [path] : [];
      return [...found, ...findManifests(folder, path)];
    });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
