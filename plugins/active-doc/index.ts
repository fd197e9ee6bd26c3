import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { ReplaceModulesPlugin } from '../shared/replace-modules-plugin.ts';

export interface ActiveDocOptions {
  /** What stands in for Docusaurus' docsClientUtils, src/features/active-doc/docs-client-utils.ts. */
  module: string;
}

/**
 * Has the page that is being written find its doc without looking at all others, which would take the longer the more
 * there are: a fifth of the time that pages are written in. Pages in the browser know few docs (plugins/route-shards).
 * Where the framework no longer has the module that is replaced, the build fails.
 */
export default function activeDocPlugin({ siteDir }: LoadContext, { module }: ActiveDocOptions): Plugin {
  const from = path.dirname(require.resolve('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js'));
  const by = path.resolve(siteDir, module);
  return {
    name: 'active-doc',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isServer) return {};
      const replacements = [{ request: './docsClientUtils', from, by }];
      return { plugins: [new ReplaceModulesPlugin(currentBundler.instance, replacements, outdated)] };
    },
  };
}

function outdated(found: string): Error {
  return new Error(
    `active-doc: ${found}. Docusaurus may have changed: compare src/features/active-doc/docs-client-utils.ts with ` +
      'node_modules/@docusaurus/plugin-content-docs/src/client. Without the plugin pages are the same, but written slower.',
  );
}

export function validateOptions({ options }: OptionValidationContext<ActiveDocOptions, ActiveDocOptions>) {
  if (typeof options.module !== 'string') {
    throw new Error(
      `active-doc: the option "module" must be a file of the site, but it is ${JSON.stringify(options.module)}.`,
    );
  }
  // As in plugins/redirects.
  return { id: 'default', ...options };
}
