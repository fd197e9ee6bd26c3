import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '../shared/snippets/cache.ts';
import { hashFiles, listModules } from '../shared/snippets/tool-hash.ts';
import { assetExtension } from './page-data.ts';

/** The data files of pages become assets of the site, named by their content. */
export function assetRule(isServer: boolean) {
  return {
    test: new RegExp(`\\${assetExtension}$`),
    type: 'asset/resource',
    generator: { filename: 'assets/code/[contenthash].json', emit: !isServer },
  };
}

/**
 * The bundler keeps rendered pages between builds, by their source alone. What else a rendered block depends on becomes
 * part of its cache's version: shared includes, installed libraries, the code theme, and our own modules.
 *
 * @param config the bundler's configuration so far
 * @returns the part of it to change; nothing where the bundler keeps no cache
 */
export function versionCache(config: object, root: string, tokenStyles: string): object {
  const { experiments } = config as { experiments?: { cache?: boolean | { version?: string } } };
  const cache = experiments?.cache;
  if (typeof cache !== 'object') return {};
  const version = digest(cache.version ?? '', tokenStyles, hashFiles(listSources()), readLibraryFiles(root));
  return { experiments: { cache: { ...cache, version } } };
}

function listSources(): string[] {
  const folders = ['.', '../shared/snippets', '../../core/snippets', '../../core/snippets/reading'];
  return folders.flatMap((folder) => listModules(fileURLToPath(new URL(folder, import.meta.url))));
}

function readLibraryFiles(root: string): string[] {
  const library = join(root, 'library');
  return readdirSync(library, { recursive: false, encoding: 'utf8' }).flatMap((version) => {
    const includes = join(library, version, 'includes');
    const files = [join(library, version, 'package-lock.json'), ...listFiles(includes)];
    return files.map((file) => readFileSync(file, 'utf8'));
  });
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
