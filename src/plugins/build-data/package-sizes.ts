import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleIds, type BundleId, type BundleSize, type PackageSizesReport } from '../../features/pricing/report.ts';
import { entries, peers } from './package-entries.ts';

/** npm's list of installed packages. */
export const installedPackages = (library: string) => path.join(library, 'node_modules/.package-lock.json');

/** @param library absolute path of a folder with `node_modules/@trpc/*`, such as `library/11.x` */
export async function measurePackages(library: string): Promise<PackageSizesReport> {
  if (!existsSync(installedPackages(library))) {
    throw new Error(
      `package sizes: nothing is installed in ${library}. Run \`npm ci\` in that folder, then build again.`,
    );
  }
  const client = path.join(library, 'node_modules/@trpc/client/package.json');
  const { version, license } = JSON.parse(await readFile(client, 'utf8')) as { version: string; license: string };
  const sizes = await Promise.all(bundleIds.map(async (id) => [id, await measureEntry(entries[id], library)] as const));
  return { version, license, bundles: Object.fromEntries(sizes) as Record<BundleId, BundleSize> };
}

async function measureEntry(contents: string, library: string): Promise<BundleSize> {
  const result = await build({
    stdin: { contents, resolveDir: library, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // Close to the targets of current Docusaurus, Next.js and Vite builds; older targets add helper code.
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: peers,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]!.contents;
  return { minified: code.length, gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}
