import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { withoutBase } from '../../core/content/address.ts';
import { createIndexFiles } from '../../core/search/index-files.ts';
import { recordsFile, searchFolder } from '../../core/search/manifest.ts';
import type { SearchRecord } from '../../core/search/record.ts';
import { toRecords } from '../../core/search/to-records.ts';
import { measureStep } from '../shared/build-steps.ts';
import { readPage } from '../shared/read-page.ts';
import { PageExtractor } from './page-extractor.ts';

const cacheFolder = 'node_modules/.cache/search-index';

export interface SearchIndexOptions {
  /** Path of the generated API pages below the base path, such as `docs/typedoc`. */
  apiPath: string;
}

/**
 * Makes search's records of the pages that the build has rendered, and from them an index file for each version of the
 * docs and one for the rest. The records themselves stay outside of the site, for the command that pushes them.
 * `docusaurus start` renders no pages: there search has the index of the last build, and fails before the first.
 */
export default function searchIndexPlugin(context: LoadContext, options: SearchIndexOptions): Plugin {
  return {
    name: 'search-index',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      const directory = path.join(context.outDir, searchFolder);
      const devServer = { static: [{ directory, publicPath: context.baseUrl + searchFolder, watch: false }] };
      // Webpack's own types don't know it; Docusaurus merges it into its own (core/lib/commands/start/webpack.js).
      return { devServer } as object;
    },
    async postBuild({ outDir, routesPaths }) {
      const writeIndex = async () => {
        const records = readRecords(outDir, routesPaths, context, options);
        await write(path.join(context.generatedFilesDir, recordsFile), JSON.stringify(records));
        for (const [name, content] of createIndexFiles(records)) {
          await write(path.join(outDir, searchFolder, name), content);
        }
        return records.length;
      };
      await measureStep('Search index', writeIndex, (count) => `${count} records`);
    },
  };
}

function readRecords(
  outDir: string,
  routesPaths: readonly string[],
  { siteConfig, siteDir, baseUrl }: LoadContext,
  { apiPath }: SearchIndexOptions,
): SearchRecord[] {
  const extractor = new PageExtractor(path.join(siteDir, cacheFolder), { baseUrl, apiPath });
  // In an order that does not depend on the plugins'.
  const addresses = routesPaths.map((route) => withoutBase(route, baseUrl)).sort();
  const pages = addresses.flatMap((address) => {
    // The page for unknown addresses, a route of Docusaurus', stands at none.
    const html = readPage(outDir, address);
    return (html !== undefined && extractor.extract(address, html)) || [];
  });
  return toRecords(pages, siteConfig.url + baseUrl.slice(0, -1));
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

export function validateOptions({ options }: OptionValidationContext<SearchIndexOptions, SearchIndexOptions>) {
  if (typeof options.apiPath !== 'string' || /^\/|\/$/.test(options.apiPath)) {
    throw new Error(
      `search-index: the option "apiPath" must be the path of the API pages without slashes around it, such as 'docs/typedoc', but it is ${JSON.stringify(options.apiPath)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
