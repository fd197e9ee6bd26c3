import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { ReplaceModulesPlugin } from '../shared/replace-modules-plugin.ts';
import { ChunkDigestsPlugin } from './chunk-digests-plugin.ts';

/**
 * Keeps what React rendered of each page for the next build, in `node_modules/.cache/rendered-pages`, one file for each
 * page. It serves as long as the server's code and the chunks of the page are the same, byte for byte; what comes around it
 * in the page, such as the names of scripts, is written anew in each build.
 */
export default function renderedPagesPlugin({ siteDir }: LoadContext): Plugin {
  const replacements = [
    {
      request: require.resolve('@docusaurus/core/lib/client/serverEntry.js'),
      by: path.join(__dirname, 'server-entry.ts'),
    },
  ];
  return {
    name: 'rendered-pages',
    configureWebpack(config, isServer, { currentBundler }) {
      if (!isServer || config.mode !== 'production') return {};
      return {
        // The bundler remembers what each module imports.
        ...versionBundlerCache(config, replacements),
        // With digests in these names, the server's code would differ with each page; and it would go through the names
        // of all files whenever it reads one.
        output: { chunkFilename: 'assets/js/[id].js' },
        plugins: [
          new ReplaceModulesPlugin(currentBundler.instance, replacements, outdated),
          new ChunkDigestsPlugin(path.join(siteDir, 'node_modules/.cache/rendered-pages')),
        ],
      };
    },
  };
}

function outdated(found: string): Error {
  return new Error(
    `rendered-pages: ${found}. Docusaurus may have changed: compare plugins/rendered-pages/server-entry.ts with ` +
      'node_modules/@docusaurus/core/lib/client/serverEntry.js. Until the plugin has followed, take it out of ' +
      'docusaurus.config.ts, and pages are rendered in each build.',
  );
}
