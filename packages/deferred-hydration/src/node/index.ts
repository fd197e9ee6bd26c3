import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleInline } from '@typed-docs/utils/bundle-inline';
import { isProduction } from '@typed-docs/utils/is-production';
import { deferredTemplate } from './template.ts';

/** Production only, because the development server has its own page template. See README.md. */
export default function deferredHydrationPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  if (siteConfig.ssrTemplate !== deferredTemplate) {
    throw new Error(
      'deferred-hydration: the site configuration has another page template than the one that lists the scripts. ' +
        'Set `ssrTemplate: deferredTemplate` in docusaurus.config.ts, from src/node/template.ts.',
    );
  }
  const loader = path.join(__dirname, '../client/loader.ts');
  return {
    name: 'deferred-hydration',
    injectHtmlTags: () => {
      if (!isProduction()) return {};
      // Docusaurus' storage key of the reader's color mode.
      const attributes = { 'data-theme-key': `theme${siteStorage.namespace}` };
      return { headTags: [{ tagName: 'script', attributes, innerHTML: bundleInline(loader) }] };
    },
    // Docusaurus names chunks by digest. Numeric ids would need a map between the two on every page (5 kB Brotli).
    configureWebpack: (_config, isServer) => (isServer ? {} : { optimization: { chunkIds: 'named' } }),
  };
}
