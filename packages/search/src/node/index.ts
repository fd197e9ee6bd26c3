import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runPhase } from '@typed-docs/utils/progress';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { searchFolder } from '../manifest.ts';
import { didYouMean } from '@typed-docs/utils/suggest';
import { embeddedPagePath, pluginName, type SearchSettings, type StartingPoint } from '../settings.ts';
import { openSearchDescription, openSearchFile } from './open-search.ts';
import type { ValidatedOptions } from './options.ts';
import { readPages } from './read-pages.ts';
import { readSynonyms } from './read-synonyms.ts';
import { writeSearchIndex } from './write-index.ts';

export { validateOptions, type SearchOptions } from './options.ts';

/** See README.md. With `themeConfig.algolia`, Algolia's theme adds the results page and the OpenSearch description. */
export default function searchPlugin(
  { siteDir, siteConfig, baseUrl, outDir }: LoadContext,
  options: ValidatedOptions,
): Plugin {
  const { title, url, favicon, themeConfig } = siteConfig;
  const isEmbedded = !themeConfig.algolia;
  const { startingPoints, suggestions, issuesUrl, pageDescription = `Search ${title}.`, apiPath, errorsPath } = options;
  const synonyms = readSynonyms(siteDir, options.synonyms);
  return {
    name: pluginName,
    getThemePath: () => path.join(__dirname, '../client/theme'),
    contentLoaded({ actions }) {
      const settings: SearchSettings = { startingPoints, suggestions, issuesUrl, pageDescription, errorsPath };
      actions.setGlobalData(settings);
      if (!isEmbedded) return;
      actions.addRoute({ path: baseUrl + embeddedPagePath, component: '@theme/SearchPage', exact: true });
    },
    injectHtmlTags() {
      if (!isEmbedded) return {};
      const type = 'application/opensearchdescription+xml';
      return {
        headTags: [{ tagName: 'link', attributes: { rel: 'search', type, title, href: baseUrl + openSearchFile } }],
      };
    },
    async postBuild({ routesPaths, generatedFilesDir, i18n }) {
      const cacheFolder = path.join(siteDir, 'node_modules/.cache/search');
      const siteUrl = url + baseUrl.slice(0, -1);
      checkStartingPoints(startingPoints, routesPaths, baseUrl);
      await runPhase('Search index', async () => {
        const pages = await readPages(routesPaths, { outDir, baseUrl, apiPath, errorsPath, cacheFolder });
        writeSearchIndex(pages, { outDir, generatedFilesDir, siteUrl, synonyms, i18n });
      });
      if (!isEmbedded) return;
      const description = openSearchDescription({ title, siteUrl, favicon, pagePath: embeddedPagePath });
      writeFileAtomically(path.join(outDir, openSearchFile), description);
    },
    /** `docusaurus start` renders no pages to index, so it serves the index of the last build. */
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      const directory = path.join(outDir, searchFolder);
      const devServer = { static: [{ directory, publicPath: baseUrl + searchFolder, watch: false }] };
      // Webpack's types lack `devServer`, which Docusaurus merges into its own configuration.
      return { devServer } as object;
    },
  };
}

/** The check of links doesn't see them, because only scripts show them. */
function checkStartingPoints(points: readonly StartingPoint[], routes: readonly string[], baseUrl: string): void {
  const paths = routes.map((route) => `/${route.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1'));
  const wrong = points.filter(({ to }) => !paths.includes(to.replace(/#.*$/, '')));
  if (wrong.length === 0) return;
  const lines = wrong.map(({ title, to }) => `  ${title}: there is no page at ${to}${didYouMean(to, paths) || '.'}`);
  throw new Error(`search: wrong addresses in the option "startingPoints".\n${lines.join('\n')}`);
}
