import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { digest } from './cache.ts';

/** Digest of the checker's own source files, to invalidate its results. */
export function hashFiles(files: readonly (string | URL)[]): string {
  return digest(...files.map((file) => readFileSync(file, 'utf8')));
}

export function listModules(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

export function installedVersion(name: string): string {
  const path = createRequire(import.meta.url).resolve(name);
  const folder = path.slice(0, path.lastIndexOf(`/node_modules/${name}/`)) + `/node_modules/${name}`;
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
