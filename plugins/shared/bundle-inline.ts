import { buildSync } from 'esbuild';

/**
 * Bundles a script that runs beside React, and before it.
 *
 * @param entry path of a TypeScript module
 * @returns the script, small, for the oldest browsers that the site is made for (`browserslist` of package.json)
 * @throws when the module cannot be bundled; esbuild's message has the place
 */
export function bundleInline(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome108', 'edge108', 'firefox108', 'safari16'],
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}
