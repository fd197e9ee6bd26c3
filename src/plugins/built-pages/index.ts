import path from 'node:path';
import type { AllContent, PluginModule } from '@docusaurus/types';
import { withoutBase } from '@typed-docs/utils/address';
import { checkLimits, type Limit } from '@typed-docs/redirects/hosts/check-limits';
import { formatHeadersFile, formatNginxHeaders } from '@typed-docs/redirects/hosts/header-files';
import { securityHeaders, type OtherHosts } from '@typed-docs/redirects/hosts/security-headers';
import type { CardSharing } from '@typed-docs/social-cards/card';
import { writeRedirects, type RedirectsOptions } from '@typed-docs/redirects/write-redirects';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { locateCards } from '@typed-docs/social-cards/card-places';
import type { CardDesign } from '@typed-docs/social-cards/ground';
import { writeCards } from '@typed-docs/social-cards/write-cards';
import { sha256 } from './inline-scripts.ts';
import { measureSite } from './measure-site.ts';
import type { PageFacts, PageTask } from './read-page.worker.ts';

export interface BuiltPagesOptions {
  /** Path of the API reference without the base URL, such as `docs/typedoc`. */
  apiPath: string;
  /** Paths are relative to the site. */
  socialCards: CardDesign & CardSharing;
  redirects: RedirectsOptions;
  limits: readonly Limit[];
  /** Additions to the Content-Security-Policy. */
  policy: {
    hosts: OtherHosts;
    /** Inline scripts that are inserted at runtime. */
    insertedScripts: readonly string[];
  };
}

const notFound = '/404.html';

/**
 * Docusaurus runs the `postBuild` of all plugins concurrently, so one plugin reads and writes each page once and runs
 * all steps in order. The blog plugin reads posts for its feeds meanwhile: pages are written atomically, and their text
 * does not change. The options are in a closure, because Docusaurus sends plugin options to browsers.
 */
export function createBuiltPages({ apiPath, socialCards, redirects, limits, policy }: BuiltPagesOptions): PluginModule {
  return function builtPagesPlugin({ siteDir }) {
    let allContent: AllContent = {};
    return {
      name: 'built-pages',
      async allContentLoaded(loaded) {
        allContent = loaded.allContent;
      },
      async postBuild({ outDir, baseUrl, routesPaths, siteConfig, i18n }) {
        const site = { outDir, baseUrl, apiPath };
        // Sorted, so that the output does not depend on the order of the plugins.
        const addresses = routesPaths.map((route) => withoutBase(route, baseUrl)).sort();
        const all = await readPages(
          addresses.map((address) => ({ site, address })),
          ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
        );
        const pages = all.filter(({ address }) => address !== notFound);

        const scriptHashes = [...policy.insertedScripts.map(sha256), ...all.flatMap((page) => page.scriptHashes)];
        const headers = securityHeaders([...new Set(scriptHashes)].sort(), policy.hosts);
        writeFileAtomically(path.join(outDir, '_headers'), formatHeadersFile(headers, baseUrl));
        writeFileAtomically(path.join(outDir, 'nginx-headers.conf'), formatNginxHeaders(headers, baseUrl));
        await writeRedirects(pages, allContent, { siteDir, outDir, baseUrl, siteConfig, headers }, redirects);
        await writeCards(pages, locateCards(allContent, baseUrl, i18n.currentLocale), {
          outDir,
          cacheFolder: path.join(siteDir, 'node_modules/.cache/social-cards'),
          sharedBelow: socialCards.sharedBelow,
          design: { ...socialCards, wordmarkFile: path.resolve(siteDir, socialCards.wordmarkFile) },
        });
        const problems = checkLimits(measureSite(outDir), limits, 'config/limits.ts');
        if (problems) throw new Error(problems);
      },
    };
  };
}

/** @param titleSuffix delimiter and site title, which Docusaurus appends to every title */
async function readPages(tasks: readonly PageTask[], titleSuffix: string): Promise<PageFacts[]> {
  const pool = new WorkerPool<PageTask, PageFacts>(new URL('./read-page.worker.ts', import.meta.url));
  try {
    const pages = await Promise.all(tasks.map((task) => pool.run(task)));
    return pages.map((page) => ({
      ...page,
      title: page.title?.endsWith(titleSuffix) ? page.title.slice(0, -titleSuffix.length) : page.title,
    }));
  } finally {
    await pool.destroy();
  }
}
