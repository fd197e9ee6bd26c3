import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchFolder } from '../manifest.ts';

/** Serves the index of the last build (src/plugins/built-pages) in `docusaurus start`, which renders no pages to index. */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      const directory = path.join(context.outDir, searchFolder);
      const devServer = { static: [{ directory, publicPath: context.baseUrl + searchFolder, watch: false }] };
      // Webpack's types lack `devServer`, which Docusaurus merges into its own configuration.
      return { devServer } as object;
    },
  };
}
