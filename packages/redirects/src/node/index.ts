import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, DocusaurusConfig, I18n, LoadContext, PluginModule } from '@docusaurus/types';
import { withoutBase } from '@typed-docs/utils/address';
import { isProduction } from '@typed-docs/utils/is-production';
import { pageFile } from '@typed-docs/utils/page-file';
import { readPageTitle } from '@typed-docs/utils/page-title';
import { startPhase } from '@typed-docs/utils/progress';
import { parseOptions } from '@typed-docs/utils/plugin-options';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { checkLimits } from '../hosts/check-limits.ts';
import { addressesFile } from '../find-address.ts';
import { checkFragmentScript } from '../missing-fragment.ts';
import { createSitemapOptions, findReplacedPages, type SitemapOptions } from './canonical-pages.ts';
import { hashInlineScripts, sha256 } from './inline-scripts.ts';
import { measureRules } from './measure-rules.ts';
import { optionsSchema, type RedirectsOptions } from './options.ts';
import { writeHostFiles, type BuiltLocale } from './write-host-files.ts';
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
    plugin: function redirectsPlugin({ baseUrl }: LoadContext) {
      let allContent: AllContent = {};
      return {
        name: 'redirects',
        injectHtmlTags: () =>
          isProduction() ? { postBodyTags: [{ tagName: 'script', innerHTML: checkFragmentScript(baseUrl) }] } : {},
        async allContentLoaded(loaded) {
          allContent = loaded.allContent;
          replaced = findReplacedPages(allContent, movedPages, searchEngines);
        },
        async postBuild({ outDir, baseUrl, routesPaths, siteConfig, i18n, generatedFilesDir }) {
          const end = startPhase('Redirects');
          // Sorted, so that the output does not depend on the order of the plugins.
          const addresses = routesPaths.map((route) => withoutBase(route, baseUrl)).sort();
          const all = addresses.map((address) => readPage(address, pageFile(outDir, address), siteConfig));
          const scriptHashes = [...insertedScripts.map(sha256), ...all.flatMap((page) => page.scriptHashes)];
          const pages = all.filter(({ address }) => address !== notFound);
          const { served, known } = await writeRedirects(pages, allContent, { outDir, baseUrl, siteConfig }, options);
          const folder = folderOfLocale(baseUrl, siteConfig.url, i18n);
          if (folder !== '') writeFileAtomically(path.join(outDir, addressesFile), JSON.stringify(known));
          const locales = addLocale({ folder, served, known, scriptHashes }, generatedFilesDir);
          const rootUrl = baseUrl.slice(0, baseUrl.length - folder.length);
          const root = path.resolve(outDir, path.relative(baseUrl, rootUrl));
          writeHostFiles(locales, { outDir: root, baseUrl: rootUrl, url: siteConfig.url, policySources });
          const problems = checkLimits(measureRules(root), limits);
          if (problems) throw new Error(problems);
          end();
        },
      };
    },
    sitemap: createSitemapOptions(root, (address) => replaced.has(address)),
  };
}

/**
 * Path of a locale below the default one: `/fr`. Empty for the default locale, and for a locale that is a separate
 * site, for example if it is built alone or for another origin.
 */
function folderOfLocale(baseUrl: string, url: string, { defaultLocale, localeConfigs }: I18n): string {
  const main = localeConfigs[defaultLocale]!;
  return url === main.url && baseUrl.startsWith(main.baseUrl) ? baseUrl.slice(main.baseUrl.length - 1, -1) : '';
}

/**
 * Docusaurus builds one locale after another, the default one first, and loads the plugins again for each, so the built
 * ones are recorded in a file.
 */
function addLocale(built: BuiltLocale, generatedFilesDir: string): BuiltLocale[] {
  const file = path.join(generatedFilesDir, 'redirects/locales.json');
  const before =
    built.folder !== '' && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltLocale[]) : [];
  const locales = [...before.filter(({ folder }) => folder !== built.folder), built];
  writeFileAtomically(file, JSON.stringify(locales));
  return locales;
}

function readPage(address: string, file: string, siteConfig: DocusaurusConfig): BuiltPage {
  const html = readFileSync(file, 'utf8');
  return { address, title: readPageTitle(html, siteConfig), scriptHashes: hashInlineScripts(html) };
}
