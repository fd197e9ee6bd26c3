import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import { packageSizesFile, type PackageSizesReport } from '../../features/pricing/report.ts';
import { optionsValidator } from '@typed-docs/utils/plugin-options';
import { measurePackages } from './measure.ts';

const options = z.object({
  /** Folder of the measured packages, relative to the site. */
  library: z.string(),
});

export const validateOptions = optionsValidator('package-sizes', options);

/** Measures how much tRPC adds to a browser bundle, for the pricing page. */
export default function packageSizesPlugin(
  context: LoadContext,
  { library: folder }: z.output<typeof options>,
): Plugin<PackageSizesReport> {
  const library = path.resolve(context.siteDir, folder);
  // npm's list of installed packages.
  const installed = path.join(library, 'node_modules/.package-lock.json');

  return {
    name: 'package-sizes',
    getPathsToWatch: () => [installed],
    async loadContent() {
      if (!existsSync(installed)) {
        throw new Error(
          `package-sizes: nothing is installed in ${folder}. Run \`npm ci\` in that folder, then build again.`,
        );
      }
      return measurePackages(library);
    },
    async contentLoaded({ content, actions }) {
      await actions.createData(packageSizesFile, content);
    },
  };
}
