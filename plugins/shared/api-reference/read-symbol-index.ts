import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SymbolIndex, type DeclaredExport } from '../../../core/api-reference/symbol-index.ts';
import { currentLibrary } from '../../../core/snippets/versions.ts';
import { Cache, digest } from '../snippets/cache.ts';
import { readLibraries } from '../snippets/library.ts';
import { readApiSymbols } from './api-reference.ts';
import { hashFiles, installedVersion } from '../snippets/tool-hash.ts';

const sources = [
  fileURLToPath(new URL('./declared-exports.ts', import.meta.url)),
  ...['compiler-options', 'declared-names', 'library-host'].map((name) =>
    fileURLToPath(new URL(`../snippets/${name}.ts`, import.meta.url)),
  ),
];

/**
 * Reads what has a page in the reference, and where the compiler finds it declared.
 *
 * @param root absolute path of the repository's root
 */
export async function readSymbolIndex(root: string): Promise<SymbolIndex> {
  const symbols = await readApiSymbols(root);
  return new SymbolIndex(
    symbols,
    await readExports(
      root,
      symbols.flatMap(({ entryPoint, aliases }) => [entryPoint, ...aliases]),
    ),
  );
}

/** The exports of entry points; they come from a cache for as long as the packages stay. */
export async function readExports(root: string, entryPoints: readonly string[]): Promise<DeclaredExport[]> {
  const library = readLibraries(root).get(currentLibrary)!;
  const points = [...new Set(entryPoints)].sort();
  const cache = new Cache(join(root, 'node_modules/.cache/api-reference'));
  const key = digest(hashFiles(sources), installedVersion('typescript'), library.lockHash, points);
  const known = cache.read<DeclaredExport[]>('exports', key);
  if (known) return known;
  // Loaded where needed only: TypeScript takes long to load.
  const { readDeclaredExports } = await import('./declared-exports.ts');
  const exports = readDeclaredExports(library.root, points);
  cache.write('exports', key, exports);
  return exports;
}
