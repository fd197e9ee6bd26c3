import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem, pageProblemsHeading } from '@typed-docs/snippets/report';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { measureStep } from '@typed-docs/utils/build-steps';
import { isProduction } from '@typed-docs/utils/is-production';
import { pageFolders } from '@typed-docs/snippets/pages';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { checkTypeTables } from '../type-table/check-type-tables.ts';
import { TypeTables } from '../type-table/type-tables.ts';
import { createRenderer } from './remark-type-table.ts';

/** `render` is for `remarkPlugins`, and `plugin` fails a production build that has problems. */
export function createTypeTables({ root }: { root: string }) {
  const tables = new TypeTables(root);
  return { render: createRenderer(root, tables), plugin: createPlugin(root, tables) };
}

function createPlugin(root: string, tables: TypeTables) {
  return function typeTablePlugin({ siteDir }: LoadContext): Plugin {
    return {
      name: 'type-table',

      /** Compiling a page finds the same problems, but the build would end at the first page, with stack traces. */
      async loadContent() {
        if (!isProduction()) return;
        const pages = pageFolders.map((folder) => join(siteDir, folder)).filter((folder) => existsSync(folder));
        const problems =
          pages.length > 0 ? await measureStep('Type tables', () => checkTypeTables({ root, pages, tables })) : [];
        await tables.stop();
        if (problems.length > 0) throw new Error([pageProblemsHeading, ...problems.map(formatProblem)].join('\n'));
      },

      configureWebpack: (config) =>
        versionBundlerCache(config, tables.fingerprint(), hashPackages('@typed-docs/api-reference')),
    };
  };
}
