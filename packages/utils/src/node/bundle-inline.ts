import { buildSync } from 'esbuild';

/** Bundles a script for the oldest browsers that the site supports (`browserslist` in package.json). */
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
