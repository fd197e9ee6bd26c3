import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import googleTag, { validateOptions, type PluginOptions } from '@docusaurus/plugin-google-gtag';

export { validateOptions };

const folder = path.dirname(require.resolve('@docusaurus/plugin-google-gtag'));

/**
 * Wraps @docusaurus/plugin-google-gtag without its HTML tags, which load Google's script for everyone:
 * src/client-modules/third-party-scripts.ts loads it for readers who allow it. The event `page_view` on each change of route
 * remains.
 *
 * @returns null outside of production, like the original
 */
export default function googleTagPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  const plugin = googleTag(context, options);
  return (
    plugin && {
      ...plugin,
      // Docusaurus resolves client modules against the folder of the plugin that lists them.
      getClientModules: () => plugin.getClientModules!().map((module) => path.resolve(folder, module)),
      injectHtmlTags: undefined,
    }
  );
}
