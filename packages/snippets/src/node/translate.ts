import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildFailure, type Plugin } from 'esbuild';

const extension = /\.tsx?$/;

/** Written next to the program, to be imported before it. */
export const loopbackPorts = '.loopback-ports.ts';

export const moduleOf = (name: string) => name.replace(extension, '.mjs');

/**
 * Translates files ahead of time, because a TypeScript loader would double the startup time of each process. Files stay
 * separate modules, which keeps the evaluation order of their imports.
 */
export async function translate(folder: string, names: readonly string[]): Promise<void> {
  const sources = names.filter((name) => extension.test(name));
  try {
    await build({
      absWorkingDir: folder,
      entryPoints: [
        ...sources.map((name) => ({ in: join(folder, name), out: name.replace(extension, '') })),
        {
          in: fileURLToPath(new URL('./loopback-ports.ts', import.meta.url)),
          out: loopbackPorts.replace(extension, ''),
        },
      ],
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      keepNames: true,
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      loader: { '.css': 'empty' },
      // The repository's own tsconfig must not apply.
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
      plugins: [packagesOf(folder), modulesOf(folder, sources)],
    });
  } catch (error) {
    const { errors } = error as BuildFailure;
    throw new Error(
      errors.map(({ text, location }) => `${location?.file ?? ''}:${location?.line ?? 1} ${text}`).join('\n'),
      { cause: error },
    );
  }
}

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
        const module = posix.relative(relative(folder, resolveDir), moduleOf(found));
        return { path: module.startsWith('.') ? module : `./${module}`, external: true };
      });
    },
  };
}

/**
 * Leaves packages to Node.js. In packages without `exports`, it rejects imports of folders and files without extension,
 * which bundlers allow and tRPC 9 depends on, so these imports get the full path.
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
