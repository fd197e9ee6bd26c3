import type { LoadContext, Plugin } from '@docusaurus/types';
import googleTag, { validateOptions, type PluginOptions } from '@docusaurus/plugin-google-gtag';

export { validateOptions };

/**
 * @docusaurus/plugin-google-gtag without its tags in the HTML, which load Google's script for everyone at once:
 * src/client-modules/third-party-scripts.ts loads it, for those who allow it. What remains is the event `page_view` on
 * each change of route.
 *
 * @returns null outside of production, where the original is absent as well.
 */
export default function googleTagPlugin(context: LoadContext, options: PluginOptions): Plugin | null {
  const plugin = googleTag(context, options);
  return (
    plugin && {
      ...plugin,
      getClientModules: () => [require.resolve('@docusaurus/plugin-google-gtag/lib/gtag.js')],
      injectHtmlTags: undefined,
    }
  );
}
