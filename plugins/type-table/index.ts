import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem, pageProblemsHeading } from '../../core/snippets/report.ts';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { measureStep } from '../shared/build-steps.ts';
import { isProduction } from '../shared/is-production.ts';
import { pageFolders } from '../shared/snippets/pages.ts';
import { hashFiles, listModules } from '../shared/snippets/tool-hash.ts';
import { checkTypeTables } from '../shared/type-table/check-type-tables.ts';
import { TypeTables } from '../shared/type-table/type-tables.ts';
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
        versionBundlerCache(
          config,
          tables.fingerprint(),
          hashFiles(listModules(fileURLToPath(new URL('.', import.meta.url)))),
        ),
    };
  };
}
