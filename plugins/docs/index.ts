import path from 'node:path';
import contentDocs, {
  validateOptions as validateContentDocs,
  type LoadedContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { fileIsReference } from '../../core/api-reference/symbols.ts';
import { referenceFolder, sidebarFile } from '../shared/api-reference/api-reference.ts';
import { loadedContentOf } from '../shared/loaded-content.ts';
import type { LoaderItem } from '../shared/run-page-loader.ts';
import { PagesAhead } from './pages-ahead.ts';

/** Docusaurus' own, with one more. */
export interface DocsOptions extends PluginOptions {
  /** What a build waits for before it bundles. Until then, pages are compiled ahead. */
  bundlesAfter?: () => Promise<void>;
}

/**
 * Docusaurus' plugin for docs, extended as its documentation has it.
 *
 * - A development server reads all docs again with each change that it sees, and the API reference comes as hundreds of files
 *   at once: of those it watches the sidebar's, which comes last.
 * - A build compiles guides while it waits for something else. The pages of the reference name the guides that use what they
 *   are about, and those are known later.
 */
export default async function docsPlugin(
  context: LoadContext,
  { bundlesAfter, ...options }: DocsOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    getPathsToWatch: () => [...plugin.getPathsToWatch!(), ...watchedOfReference],
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production' || !bundlesAfter) return;
      let isAhead = true;
      void bundlesAfter().then(() => (isAhead = false));
      const guides = loadedContentOf<LoadedContent>(allContent, plugin.name)
        .flatMap(({ loadedVersions }) => loadedVersions.flatMap(({ docs }) => docs))
        .map(({ source }) => source.replace('@site/', ''))
        .filter((file) => !fileIsReference(file))
        .map((file) => path.join(context.siteDir, file));
      void new PagesAhead(findLoader(plugin)).compile(guides, () => isAhead);
    },
  };
}

/** As Docusaurus' watcher (chokidar) has them: what begins with `!` is not watched, whatever else names it. */
export const watchedOfReference = [`${referenceFolder}/${sidebarFile}`, `!${referenceFolder}/**/*.mdx`];

/** @throws when `bundlesAfter` is no function, and what Docusaurus has to say against its own options */
export function validateOptions({
  validate,
  options: { bundlesAfter, ...options } = {},
}: OptionValidationContext<(Options & Pick<DocsOptions, 'bundlesAfter'>) | undefined, PluginOptions>): DocsOptions {
  if (bundlesAfter !== undefined && typeof bundlesAfter !== 'function') {
    throw new Error(`docs: the option "bundlesAfter" must be a function, but it is ${JSON.stringify(bundlesAfter)}.`);
  }
  return { ...validateContentDocs({ validate, options }), ...(bundlesAfter && { bundlesAfter }) };
}

/** The MDX loader in the one rule that the plugin gives the bundler. */
function findLoader(plugin: Plugin<LoadedContent>): LoaderItem {
  const { module } = (plugin.configureWebpack as () => { module: { rules: [{ use: [LoaderItem] }] } })();
  return module.rules[0].use[0];
}
