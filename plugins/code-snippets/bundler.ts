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

/** What a rendered block depends on beside its page: installed libraries, shared includes, and our own modules. */
export function hashInputs(root: string): string {
  return digest(hashFiles(listSources()), readLibraryFiles(root));
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
