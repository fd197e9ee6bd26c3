import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, DocusaurusConfig, PluginModule } from '@docusaurus/types';
import { withoutBase } from '@typed-docs/utils/address';
import { pageFile } from '@typed-docs/utils/page-file';
import { readPageTitle } from '@typed-docs/utils/page-title';
import { startPhase } from '@typed-docs/utils/progress';
import { parseOptions } from '@typed-docs/utils/plugin-options';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { checkLimits } from '../hosts/check-limits.ts';
import { formatHeadersFile, formatNginxHeaders } from '../hosts/header-files.ts';
import { securityHeaders } from '../hosts/security-headers.ts';
import { createSitemapOptions, findReplacedPages, type SitemapOptions } from './canonical-pages.ts';
import { hashInlineScripts, sha256 } from './inline-scripts.ts';
import { measureRules } from './measure-rules.ts';
import { optionsSchema, type RedirectsOptions } from './options.ts';
import { writeRedirects } from './write-redirects.ts';

export type { HostLimit, RedirectsOptions } from './options.ts';

export interface Redirects {
  plugin: PluginModule;
  /** For the sitemap plugin, or `sitemap` of the classic preset. */
  sitemap: SitemapOptions;
}

interface BuiltPage {
  /** Without the base path. */
  address: string;
  title: string | undefined;
  /** SHA-256 in base64. */
  scriptHashes: string[];
}

const notFound = '/404.html';

/**
 * The options are in a closure, because Docusaurus sends the options of plugins to browsers with the site's
 * configuration, and redirects are many.
 */
export function createRedirects(options: RedirectsOptions): Redirects {
  parseOptions('redirects', optionsSchema, options);
  const { root, movedPages = [], searchEngines = { noIndex: {}, ownSubject: {} } } = options;
  const { limits = [], policySources = {}, insertedScripts = [] } = options;
  let replaced: ReadonlySet<string> = new Set();

  return {
    plugin: function redirectsPlugin() {
      let allContent: AllContent = {};
      return {
        name: 'redirects',
        async allContentLoaded(loaded) {
          allContent = loaded.allContent;
          replaced = findReplacedPages(allContent, movedPages, searchEngines);
        },
        async postBuild({ outDir, baseUrl, routesPaths, siteConfig }) {
          const end = startPhase('Redirects');
          // Sorted, so that the output does not depend on the order of the plugins.
          const addresses = routesPaths.map((route) => withoutBase(route, baseUrl)).sort();
          const all = addresses.map((address) => readPage(address, pageFile(outDir, address), siteConfig));
          const scriptHashes = [...insertedScripts.map(sha256), ...all.flatMap((page) => page.scriptHashes)];
          const headers = securityHeaders([...new Set(scriptHashes)].sort(), policySources);
          const write = (file: string, text: string) => writeFileAtomically(path.join(outDir, file), text);
          write('_headers', formatHeadersFile(headers, baseUrl));
          write('nginx-headers.conf', formatNginxHeaders(headers, baseUrl));
          write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`);
          const pages = all.filter(({ address }) => address !== notFound);
          await writeRedirects(pages, allContent, { outDir, baseUrl, siteConfig, headers }, options);
          const problems = checkLimits(measureRules(outDir), limits);
          if (problems) throw new Error(problems);
          end();
        },
      };
    },
    sitemap: createSitemapOptions(root, (address) => replaced.has(address)),
  };
}

function readPage(address: string, file: string, siteConfig: DocusaurusConfig): BuiltPage {
  const html = readFileSync(file, 'utf8');
  return { address, title: readPageTitle(html, siteConfig), scriptHashes: hashInlineScripts(html) };
}
