import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import { isProduction } from '@typed-docs/utils/is-production';
import { optionsValidator } from '@typed-docs/utils/plugin-options';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { archivePath, mediaKitFile } from '../../features/media/kit.ts';
import { packageSizesFile, type PackageSizesReport } from '../../features/pricing/report.ts';
import { listLicenses, packageFolders } from './list-licenses.ts';
import { createMediaKit, type MediaKit } from './media-kit.ts';
import { installedPackages, measurePackages } from './package-sizes.ts';

const options = z.object({
  /** Folder of the logos, relative to the site. */
  logos: z.string(),
  /** Folders of the measured packages, relative to the site. */
  libraries: z.array(z.string()),
});

export const validateOptions = optionsValidator('build-data', options);

interface BuildData {
  mediaKit: MediaKit;
  packageSizes: PackageSizesReport;
}

/** Common to Rspack's and webpack's compiler. */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, onDone: (stats: { compilation: { fileDependencies: Iterable<string> } }) => void) => void;
    };
  };
}

/**
 * Derives data for pages from files: the media kit and its file sizes, how much tRPC adds to a browser bundle, and the
 * licenses of all packages sent to readers, because minified scripts have no comments.
 */
export default function buildDataPlugin(context: LoadContext, folders: z.output<typeof options>): Plugin<BuildData> {
  const logos = path.resolve(context.siteDir, folders.logos);
  const libraries = folders.libraries.map((folder) => path.resolve(context.siteDir, folder));
  let bundledPackages: readonly string[] = [];
  const collectPackages = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('build-data', ({ compilation }) => {
        bundledPackages = packageFolders(compilation.fileDependencies);
      }),
  };
  return {
    name: 'build-data',
    getPathsToWatch: () => [path.join(logos, 'logo*.{svg,png}'), ...libraries.map(installedPackages)],
    async loadContent() {
      const [mediaKit, packageSizes] = await Promise.all([createMediaKit(logos), measurePackages(libraries)]);
      return { mediaKit, packageSizes };
    },
    async contentLoaded({ content: { mediaKit, packageSizes }, actions }) {
      await actions.createData(mediaKitFile, mediaKit.report);
      await actions.createData(packageSizesFile, packageSizes);
    },
    configureWebpack: (_config, isServer) => (isServer || !isProduction() ? {} : { plugins: [collectPackages] }),
    async postBuild({ outDir, content }) {
      if (bundledPackages.length === 0) {
        throw new Error('build-data: expected the bundler to list the files of packages, but found none.');
      }
      writeFileAtomically(path.join(outDir, archivePath), content.mediaKit.archive);
      writeFileAtomically(path.join(outDir, 'third-party-licenses.txt'), listLicenses(bundledPackages));
    },
  };
}
