import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { version as esbuildVersion } from 'esbuild';
import { packageSizesFile, type PackageSizesReport } from '../../core/package-sizes/report.ts';
import { Cache, digest } from '../shared/snippets/cache.ts';
import { entries, peers } from './entries.ts';
import { measurePackages } from './measure.ts';

export interface PackageSizesOptions {
  /** Folder whose packages are measured, relative to the site. */
  library: string;
}

const cache = new Cache(path.join(__dirname, '../../node_modules/.cache/package-sizes'));

/**
 * Measures what tRPC adds to a browser bundle, and leaves the result as data that the pricing page imports. The
 * measurement is repeated only when the installed packages, the entries or the bundler change.
 *
 * @throws When the library's packages are not installed.
 */
export default function packageSizesPlugin(
  context: LoadContext,
  options: PackageSizesOptions,
): Plugin<PackageSizesReport> {
  const library = path.resolve(context.siteDir, options.library);
  // npm writes here what is installed, with a checksum for each package.
  const installed = path.join(library, 'node_modules/.package-lock.json');

  return {
    name: 'package-sizes',
    getPathsToWatch: () => [installed],
    async loadContent() {
      if (!existsSync(installed)) {
        throw new Error(
          `package-sizes: nothing is installed in ${options.library}. Run \`npm ci\` in that folder, then build again.`,
        );
      }
      const key = digest(readFileSync(installed, 'utf8'), entries, peers, esbuildVersion, process.version);
      const known = cache.read<PackageSizesReport>('report', key);
      if (known) return known;
      const report = await measurePackages(library);
      cache.write('report', key, report);
      return report;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData(packageSizesFile, content);
    },
  };
}

export function validateOptions({ options }: OptionValidationContext<PackageSizesOptions, PackageSizesOptions>) {
  if (typeof options.library !== 'string') {
    throw new Error(
      `package-sizes: the option "library" must be a folder with installed packages, such as 'library/11.x', but it is ${JSON.stringify(options.library)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
