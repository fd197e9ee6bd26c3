import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { z } from 'zod';
import { withoutBase } from '../../core/content/address.ts';
import { searchFolder } from '../../core/search/manifest.ts';
import { measureStep } from '../shared/build-steps.ts';
import { optionsValidator } from '../shared/plugin-options.ts';
import { readPage } from '../shared/read-page.ts';
import { writeSearchIndex } from './write-index.ts';

const options = z.object({
  /** Path of the generated API pages below the base path. */
  apiPath: z.string().regex(/^[^/].*[^/]$/, 'Expected a path without slashes around it, such as docs/typedoc'),
});

export const validateOptions = optionsValidator('search-index', options);

/**
 * Writes the embedded search index after the build. `docusaurus start` renders no pages: there search uses the index of
 * the last build, and fails before the first.
 */
export default function searchIndexPlugin(context: LoadContext, { apiPath }: z.infer<typeof options>): Plugin {
  return {
    name: 'search-index',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      const directory = path.join(context.outDir, searchFolder);
      const devServer = { static: [{ directory, publicPath: context.baseUrl + searchFolder, watch: false }] };
      // Missing in webpack's own types; Docusaurus merges it into the configuration of its development server.
      return { devServer } as object;
    },
    async postBuild({ outDir, routesPaths }) {
      const pages = routesPaths.flatMap((route) => {
        const address = withoutBase(route, context.baseUrl);
        const html = readPage(outDir, address);
        // The route of the not-found page has no page of its own.
        return html === undefined ? [] : [{ address, html }];
      });
      const write = async () => writeSearchIndex(pages, context, apiPath);
      await measureStep('Search index', write, (count) => `${count} records`);
    },
  };
}
