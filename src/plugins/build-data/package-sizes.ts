import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { compare } from 'semver';
import { bundleIds, type BundleId, type BundleSize, type PackageSizesReport } from '../../features/pricing/report.ts';
import { entries, peers } from './package-entries.ts';

/** npm's list of installed packages. */
export const installedPackages = (library: string) => path.join(library, 'node_modules/.package-lock.json');

/** @param libraries absolute paths of folders with `node_modules/@trpc/*`, such as `library/11.x` */
export async function measurePackages(libraries: readonly string[]): Promise<PackageSizesReport> {
  const missing = libraries.find((library) => !existsSync(installedPackages(library)));
  if (missing !== undefined) {
    throw new Error(
      `package sizes: nothing is installed in ${missing}. Run \`npm ci\` in that folder, then build again.`,
    );
  }
  const sizes = await Promise.all(
    bundleIds.map(async (id) => {
      const { library, version } = await findNewest(entries[id].package, libraries);
      return [id, { version, ...(await measureEntry(entries[id].code, library)) }] as const;
    }),
  );
  const { license } = await findNewest('@trpc/client', libraries);
  return { license, bundles: Object.fromEntries(sizes) as Record<BundleId, BundleSize> };
}

async function findNewest(name: string, libraries: readonly string[]) {
  const manifests = libraries
    .map((library) => ({ library, file: path.join(library, 'node_modules', name, 'package.json') }))
    .filter(({ file }) => existsSync(file))
    .map(async ({ library, file }) => {
      const { version, license } = JSON.parse(await readFile(file, 'utf8')) as { version: string; license: string };
      return { library, version, license };
    });
  const [newest] = (await Promise.all(manifests)).sort((a, b) => compare(b.version, a.version));
  if (!newest) throw new Error(`package sizes: expected ${name} in ${libraries.join(' or ')}; found it in none.`);
  return newest;
}

async function measureEntry(contents: string, library: string): Promise<Omit<BundleSize, 'version'>> {
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
