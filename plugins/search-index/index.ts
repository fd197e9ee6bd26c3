import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchFolder } from '../../core/search/manifest.ts';

/**
 * Serves the search index of the last build in `docusaurus start`, which renders no pages. A build writes the index in
 * plugins/built-pages.
 */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      const directory = path.join(context.outDir, searchFolder);
      const devServer = { static: [{ directory, publicPath: context.baseUrl + searchFolder, watch: false }] };
      // Webpack's own types lack `devServer`, which Docusaurus merges into its own.
      return { devServer } as object;
    },
  };
}
