import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { ReplaceModulesPlugin } from '../shared/replace-modules-plugin.ts';

export interface PreactOptions {
  /** The folder of what runs in the page, src/features/preact. */
  client: string;
}

/**
 * What stands in for React's packages, and for what is in them: `react/jsx-runtime` becomes `preact/compat/jsx-runtime`.
 * Docusaurus 3.10.2 has aliases of these names itself (@docusaurus/core/lib/webpack/base.js), which these replace.
 */
const aliases = { react: 'preact/compat', 'react-dom': 'preact/compat' };

/**
 * Has Preact render pages in the browser: it is 49 kB (Brotli) lighter than React, which would be a third of all script
 * of a guide. Only the production build for browsers is changed. React still writes the HTML, and `docusaurus start` has
 * React in the browser too, which says more about mistakes.
 */
export default function preactPlugin({ siteDir }: LoadContext, options: PreactOptions): Plugin {
  const framework = path.dirname(require.resolve('@docusaurus/core/lib/client/App.js'));
  const client = path.resolve(siteDir, options.client);
  const replacements = [
    { request: 'react-dom/client', from: framework, by: path.join(client, 'root.ts') },
    { request: './ClientLifecyclesDispatcher', from: framework, by: path.join(client, 'dispatcher.tsx') },
  ];
  return {
    name: 'preact',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      return {
        // The bundler remembers what each module imports.
        ...versionBundlerCache(config, aliases, replacements),
        resolve: { alias: aliases },
        plugins: [new ReplaceModulesPlugin(currentBundler.instance, replacements, outdated)],
      };
    },
  };
}

function outdated(found: string): Error {
  return new Error(
    `preact: ${found}. Docusaurus may have changed: compare src/features/preact with ` +
      'node_modules/@docusaurus/core/lib/client. Until the plugin has followed, PREACT=false builds without it.',
  );
}

export function validateOptions({ options }: OptionValidationContext<PreactOptions, PreactOptions>) {
  if (typeof options.client !== 'string') {
    throw new Error(
      `preact: the option "client" must be a folder of the site, but it is ${JSON.stringify(options.client)}.`,
    );
  }
  // As in plugins/redirects.
  return { id: 'default', ...options };
}
