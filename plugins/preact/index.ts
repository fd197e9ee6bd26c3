import type { Plugin } from '@docusaurus/types';
import { versionBundlerCache } from '../shared/bundler-cache.ts';

/**
 * What stands in for React's packages, and for what is in them: `react-dom/client` becomes `preact/compat/client`.
 * Docusaurus 3.10.2 has aliases of these names itself (@docusaurus/core/lib/webpack/base.js), which these replace.
 */
const aliases = { react: 'preact/compat', 'react-dom': 'preact/compat' };

/**
 * Has Preact render pages in the browser: it is 49 kB (Brotli) lighter than React, which would be a third of all script
 * of a guide. Only the production build for browsers is changed. React still writes the HTML, and `docusaurus start` has
 * React in the browser too, which says more about mistakes.
 */
export default function preactPlugin(): Plugin {
  return {
    name: 'preact',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        // The bundler remembers what each module imports.
        ...versionBundlerCache(config, aliases),
        resolve: { alias: aliases },
      };
    },
  };
}
