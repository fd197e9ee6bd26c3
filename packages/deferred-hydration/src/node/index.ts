import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutBase } from '@typed-docs/utils/address';
import { bundleInline } from '@typed-docs/utils/bundle-inline';
import { isProduction } from '@typed-docs/utils/is-production';
import { pageFile } from '@typed-docs/utils/page-file';
import { createProgress, startPhase } from '@typed-docs/utils/progress';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { CriticalCss } from './critical-css.ts';
import { deferredTemplate } from './template.ts';

/** Production only, because the development server has its own page template. See README.md. */
export default function deferredHydrationPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  if (siteConfig.ssrTemplate !== deferredTemplate) {
    throw new Error(
      'deferred-hydration: the site configuration has a different page template than the one that lists the scripts. ' +
        'Set `ssrTemplate: deferredTemplate` in docusaurus.config.ts, from @typed-docs/deferred-hydration/template.',
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
    // Docusaurus starts the `postBuild` of all plugins in their order without waiting for one to end. Without `await`,
    // this one finishes before those of later plugins start, and they may copy pages.
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const criticalCss = new CriticalCss(outDir, baseUrl);
      const addresses = routesPaths.map((route) => withoutBase(route, baseUrl));
      const end = startPhase('Critical CSS');
      const advance = createProgress('Pages styled', addresses.length);
      for (const address of addresses) {
        const file = pageFile(outDir, address);
        writeFileAtomically(file, criticalCss.inline(readFileSync(file, 'utf8'), file));
        advance();
      }
      end();
    },
  };
}
