import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';

/** Compiler options under which blocks become JavaScript; the repository's own tsconfig is not the reader's. */
const tsconfigRaw = { compilerOptions: { jsx: 'react-jsx' as const } };

const modules = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
} satisfies BuildOptions;

const extension = /\.tsx?$/;

/**
 * Translates a program into modules that Node.js can run as they are: a process starts in half the time that a loader of
 * TypeScript takes. Each file stays a module of its own, so that all are evaluated in the order in which they are imported.
 * Packages are left to Node.js. Names of functions stay those of the files, and with source maps lines in stack traces.
 *
 * @param folder the absolute folder in which the program's files lie, somewhere below its packages
 * @param names the program's files, relative to the folder; those that are not TypeScript become part of the ones that import them
 * @returns the absolute path of a file's module, by the file's name
 * @throws Error with esbuild's explanation when a file cannot be translated
 */
export async function translate(folder: string, names: readonly string[]): Promise<(name: string) => string> {
  const sources = names.filter((name) => extension.test(name));
  try {
    await build({
      ...modules,
      absWorkingDir: folder,
      entryPoints: sources.map((name) => ({ in: join(folder, name), out: name.replace(extension, '') })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      keepNames: true,
      sourcemap: 'inline',
      sourcesContent: false,
      loader: { '.css': 'empty' },
      tsconfigRaw,
      plugins: [packagesOf(folder), modulesOf(folder, sources)],
    });
  } catch (error) {
    const { errors } = error as BuildFailure;
    throw new Error(
      errors.map(({ text, location }) => `${location?.file ?? ''}:${location?.line ?? 1} ${text}`).join('\n'),
      { cause: error },
    );
  }
  return (name) => join(folder, name.replace(extension, '.mjs'));
}

/**
 * Writes one of our own modules, with all that it imports, into a file that Node.js can run as it is.
 *
 * @param module absolute path
 * @param file absolute path, ending in .mjs
 */
export async function bundle(module: string, file: string): Promise<void> {
  await build({ ...modules, entryPoints: [module], outfile: file });
}

/** Leads imports of the program's other files to their modules. */
function modulesOf(folder: string, sources: readonly string[]): Plugin {
  return {
    name: 'modules',
    setup(builder) {
      builder.onResolve({ filter: /^\.\.?(?:\/|$)/ }, ({ path, resolveDir }) => {
        const wanted = posix.join(relative(folder, resolveDir).replaceAll('\\', '/'), path);
        const found = [wanted, wanted.replace(/\.jsx?$/, ''), posix.join(wanted, 'index')]
          .flatMap((name) => [name, `${name}.ts`, `${name}.tsx`])
          .find((name) => sources.includes(name));
        if (!found) return undefined;
        const module = posix.relative(relative(folder, resolveDir), found.replace(extension, '.mjs'));
        return { path: module.startsWith('.') ? module : `./${module}`, external: true };
      });
    },
  };
}

/**
 * Leaves packages to Node.js. It refuses to import a folder or a file without extension from packages without `exports`
 * (all of tRPC 9 is addressed that way), which bundlers allow: these get the file's path.
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
