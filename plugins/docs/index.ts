import contentDocs, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referenceFolder, sidebarFile } from '../shared/api-reference/api-reference.ts';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * Docusaurus' plugin for docs, extended as its documentation has it. A development server reads all docs again with each
 * change that it sees, and the API reference comes as hundreds of files at once: of those it watches the sidebar's, which
 * comes last.
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return { ...plugin, getPathsToWatch: () => [...plugin.getPathsToWatch!(), ...watchedOfReference] };
}

/** As Docusaurus' watcher (chokidar) has them: what begins with `!` is not watched, whatever else names it. */
export const watchedOfReference = [`${referenceFolder}/${sidebarFile}`, `!${referenceFolder}/**/*.mdx`];
