import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { mapAsyncSequential } from '@docusaurus/utils';
import { globSync } from 'tinyglobby';
import { pathOfFile } from '../../core/content/built-page.ts';
import { extractPage } from '../../core/search/extract-page.ts';
import { createIndexFiles } from '../../core/search/index-files.ts';
import { recordsFile, searchFolder } from '../../core/search/manifest.ts';
import type { SearchRecord } from '../../core/search/record.ts';
import { toRecords } from '../../core/search/to-records.ts';
import { measureStep } from '../shared/build-steps.ts';

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
    async postBuild({ outDir }) {
      const writeIndex = async () => {
        const records = await readRecords(outDir, context, options);
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

async function readRecords(
  outDir: string,
  { siteConfig, baseUrl }: LoadContext,
  { apiPath }: SearchIndexOptions,
): Promise<SearchRecord[]> {
  // In an order that does not depend on the file system.
  const files = globSync('**/*.html', { cwd: outDir, ignore: ['404.html', 'assets/**'] }).sort();
  // One after the other: a system opens only so many files at a time.
  const pages = await mapAsyncSequential(files, async (file) =>
    extractPage(pathOfFile(file), await readFile(path.join(outDir, file), 'utf8'), { baseUrl, apiPath }),
  );
  return toRecords(
    pages.filter((page) => page !== undefined),
    siteConfig.url + baseUrl.slice(0, -1),
  );
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
