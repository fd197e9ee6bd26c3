import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleInline } from '../shared/bundle-inline.ts';
import { isProduction } from '../shared/is-production.ts';
import { deferredTemplate } from './template.ts';

/**
 * Loads the scripts of a page when the reader first acts. Production only, since the development server has a page
 * template of its own. See README.md.
 *
 * @throws when the site configuration has another page template
 */
export default function deferredHydrationPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  if (siteConfig.ssrTemplate !== deferredTemplate) {
    throw new Error(
      'deferred-hydration: the site configuration has another page template than the one that lists the scripts. ' +
        'Set `ssrTemplate: deferredTemplate` in docusaurus.config.ts, from plugins/deferred-hydration/template.ts.',
    );
  }
  const loader = path.join(__dirname, 'client/loader.ts');
  return {
    name: 'deferred-hydration',
    injectHtmlTags: () => {
      if (!isProduction()) return {};
      // Docusaurus' key of the color mode that the reader chose.
      const attributes = { 'data-theme-key': `theme${siteStorage.namespace}` };
      return { headTags: [{ tagName: 'script', attributes, innerHTML: bundleInline(loader) }] };
    },
    // Docusaurus names chunks by digests. With ids of their own, every page would load lists that map one to the other
    // (5 kB with Brotli).
    configureWebpack: (_config, isServer) => (isServer ? {} : { optimization: { chunkIds: 'named' } }),
  };
}
