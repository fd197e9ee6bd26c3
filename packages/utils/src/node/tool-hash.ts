import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { digest } from './cache.ts';

const require = createRequire(import.meta.url);

/** Digest of source files, to invalidate cached results of the code in them. */
export function hashFiles(files: readonly (string | URL)[]): string {
  return digest(...files.map((file) => readFileSync(file, 'utf8')));
}

/** Digest of the code of packages such as `@typed-docs/snippets` that runs in a build. */
export function hashPackages(...names: readonly string[]): string {
  return hashFiles(
    names.flatMap((name) => {
      const cwd = join(dirname(require.resolve(`${name}/package.json`)), 'src');
      const modules = globSync('**/*.{ts,tsx}', { cwd, ignore: ['**/*.test.ts', 'client/**'] });
      return modules.sort().map((module) => join(cwd, module));
    }),
  );
}

export function installedVersion(name: string): string {
  const path = require.resolve(name);
  const folder = path.slice(0, path.lastIndexOf(`/node_modules/${name}/`)) + `/node_modules/${name}`;
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
