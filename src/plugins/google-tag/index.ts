import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import googleTag, { validateOptions, type PluginOptions } from '@docusaurus/plugin-google-gtag';

export { validateOptions };

const folder = path.dirname(require.resolve('@docusaurus/plugin-google-gtag'));

/**
 * Wraps @docusaurus/plugin-google-gtag without its HTML tags, which load Google's script without consent. Instead,
 * src/client-modules/third-party-scripts.ts loads it. The `page_view` event on route changes remains.
 */
export default function googleTagPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  const plugin = googleTag(context, options);
  return (
    plugin && {
      ...plugin,
      // Docusaurus would resolve relative paths against the folder of this plugin.
      getClientModules: () => plugin.getClientModules!().map((module) => path.resolve(folder, module)),
      injectHtmlTags: undefined,
    }
  );
}
