import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildFailure, type Plugin } from 'esbuild';

/** Compiler options under which blocks become JavaScript; the repository's own tsconfig is not the reader's. */
const tsconfigRaw = { compilerOptions: { jsx: 'react-jsx' as const } };

const preload = fileURLToPath(new URL('./loopback-ports.ts', import.meta.url));

/**
 * Translates a program into one module that Node.js can run as it is: a process starts in half the time that a loader of
 * TypeScript takes. Packages are left to Node.js. Names of functions and lines in stack traces stay those of the files.
 *
 * @param folder the absolute folder in which the program's files lie, somewhere below its packages
 * @param entry the file to start, relative to the folder
 * @returns the absolute path of the module, beside the entry
 * @throws Error with esbuild's explanation when a file cannot be translated
 */
export async function bundle(folder: string, entry: string): Promise<string> {
  const outfile = join(folder, dirname(entry), '.main.mjs');
  try {
    await build({
      stdin: {
        contents: [preload, `./${entry}`].map((path) => `import ${JSON.stringify(path)};`).join('\n'),
        resolveDir: folder,
      },
      absWorkingDir: folder,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      keepNames: true,
      sourcemap: 'inline',
      sourcesContent: false,
      loader: { '.css': 'empty' },
      tsconfigRaw,
      logLevel: 'silent',
      plugins: [packagesOf(folder)],
    });
  } catch (error) {
    const { errors } = error as BuildFailure;
    throw new Error(
      errors.map(({ text, location }) => `${location?.file ?? entry}:${location?.line ?? 1} ${text}`).join('\n'),
      { cause: error },
    );
  }
  return outfile;
}

/**
 * Leaves packages out of the bundle. Node.js refuses to import a folder or a file without extension from packages
 * without `exports` (all of tRPC 9 is addressed that way), which bundlers allow: these get the file's path.
 */
function packagesOf(folder: string): Plugin {
  const { resolve } = createRequire(join(folder, 'main.js'));
  return {
    name: 'packages',
    setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const subpath = path.split('/').slice(path.startsWith('@') ? 2 : 1);
        if (path.startsWith('node:') || subpath.length === 0) return { path, external: true };
        const name = path.slice(0, -subpath.join('/').length - 1);
        const manifest = resolve
          .paths(name)
          ?.map((modules) => join(modules, name, 'package.json'))
          .find(existsSync);
        const hasExports =
          !manifest || 'exports' in (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>);
        return { path: hasExports ? path : resolve(path), external: true };
      });
    },
  };
}
