import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { ReplaceModulesPlugin } from '../shared/replace-modules-plugin.ts';

export interface SteadyPageOptions {
  /** The component in place of Docusaurus' PendingNavigation, src/features/steady-page/PendingNavigation.tsx. */
  component: string;
}

/**
 * Has the page on screen stay as it is until the one that the reader asked for is there. Where the framework no longer
 * has the component that is replaced, the build fails.
 */
export default function steadyPagePlugin({ siteDir }: LoadContext, { component }: SteadyPageOptions): Plugin {
  const from = path.dirname(require.resolve('@docusaurus/core/lib/client/App.js'));
  const by = path.resolve(siteDir, component);
  return {
    name: 'steady-page',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const replacements = [{ request: './PendingNavigation', from, by }];
      return { plugins: [new ReplaceModulesPlugin(currentBundler.instance, replacements, outdated)] };
    },
  };
}

function outdated(found: string): Error {
  return new Error(
    `steady-page: ${found}. Docusaurus may have changed: compare src/features/steady-page/PendingNavigation.tsx with ` +
      'node_modules/@docusaurus/core/lib/client. Without the plugin pages work, but slower.',
  );
}

export function validateOptions({ options }: OptionValidationContext<SteadyPageOptions, SteadyPageOptions>) {
  if (typeof options.component !== 'string') {
    throw new Error(
      `steady-page: the option "component" must be a file of the site, but it is ${JSON.stringify(options.component)}.`,
    );
  }
  // As in plugins/redirects.
  return { id: 'default', ...options };
}
