import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import { apiReference as apiReferenceOptions, referenceAddress } from './config/api-reference.ts';
import { assistants } from './config/assistants.ts';
import { blog } from './config/blog.ts';
import { readEnv } from './config/env.ts';
import { errors } from './config/errors.ts';
import { frameworks } from './config/frameworks.ts';
import { hostLimits } from './config/limits.ts';
import { movedPages } from './config/moved-pages.ts';
import { librariesOf } from './config/package-sets.ts';
import { releases } from './config/releases.ts';
import { mcpGuide, project, startingPlaces } from './config/site.ts';
import { redirects as rules } from './config/redirects.ts';
import { search } from './config/search.ts';
import { searchEngines } from './config/search-engines.ts';
import { themeConfig } from './config/theme.ts';
import { otherHosts, thirdParties } from './config/third-parties.ts';
import { snippets as snippetsOptions } from './config/snippets.ts';
import { cardDesign, cardSharing } from './config/social-cards.ts';
import { latestVersion, versions } from './config/versions.ts';
import { createFeedItems } from '@typed-docs/markdown-export/blog-feed';
import { createRedirects } from '@typed-docs/redirects';
import { listRedirects } from '@typed-docs/redirects/list-redirects';
import { createSocialCards } from '@typed-docs/social-cards';
import { createErrorIndex } from '@typed-docs/error-index';
import { readCompilerErrors } from '@typed-docs/error-index/check-reproductions';
import { createApiReference } from '@typed-docs/api-reference';
import { createSnippets } from '@typed-docs/snippets';
import { speculationRules } from '@typed-docs/deferred-hydration/client/prefetch-links';
import { deferredTemplate } from '@typed-docs/deferred-hydration/template';
import { collectAnchors } from './src/remark/collect-anchors.ts';
import { importDiagrams } from './src/remark/diagrams.ts';
import { guideComponents } from './src/remark/guide-components.ts';
import { linkTranslations } from './src/remark/link-translations.ts';
import { placeContents } from './src/remark/place-contents.ts';
import { sinceBadge } from './src/remark/since-badge.ts';
import { createBundlerPlugin } from './src/plugins/bundler/index.ts';
import { hasFullHistory } from '@typed-docs/utils/git-history';

const env = readEnv();
const hasDays = hasFullHistory(__dirname);
const snippets = createSnippets(snippetsOptions);
const apiReference = createApiReference({
  ...apiReferenceOptions,
  snippets,
  listRedirects: (addresses) => listRedirects(rules, { ...addresses, movedPages }).redirects,
});
const errorIndex = createErrorIndex({
  ...errors,
  root: __dirname,
  readErrors: (page) => readCompilerErrors(snippets.store, page),
});
const redirects = createRedirects({
  root: __dirname,
  rules,
  movedPages,
  searchEngines,
  generated: apiReference.readRedirects,
  unservedFolder: referenceAddress,
  // Hundreds of entries would make the not-found page heavy, and the list finds them by their messages.
  unsuggestedFolder: errors.address,
  hostHasRules: env.hostHasRules,
  limits: hostLimits,
  policySources: otherHosts(env),
  insertedScripts: [speculationRules],
});

const mdx = {
  beforeDefaultRemarkPlugins: [
    snippets.remarkBefore,
    apiReference.remarkBefore,
    [linkTranslations, { siteDir: __dirname }],
  ],
  remarkPlugins: [
    [sinceBadge, { releases }],
    importDiagrams,
    collectAnchors,
    guideComponents,
    [npm2yarn, { sync: true, converters: ['yarn', 'pnpm', 'bun'] }],
    apiReference.remarkAfter,
    [snippets.remarkAfter, { linksOf: apiReference.linksOf }],
  ],
};

const config: Config = {
  title: env.siteTitle,
  tagline: env.siteTagline,
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: project.organizationName,
  projectName: project.repositoryName,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: true,
    // A build hangs if the persistent cache has pages of the client bundle that the server bundle lacks, as after an
    // interrupted build.
    faster: { mdxCrossCompilerCache: false },
  },
  ssrTemplate: deferredTemplate,
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${env.baseUrl}img/apple-touch-icon.png` } },
  ],
  customFields: {
    movedPages,
    assistants,
    frameworks: [...frameworks],
    mcpGuide,
    searchEngines,
    socialCards: cardSharing,
    startingPlaces,
    thirdParties: thirdParties(env),
  },
  clientModules: [
    './src/client-modules/first-page.ts',
    './src/client-modules/color-mode-in-print.ts',
    './src/client-modules/page-change.ts',
    ...(env.gtagIds || env.socialEmbeds ? ['./src/client-modules/third-party-scripts.ts'] : []),
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          editUrl: project.editUrl,
          showLastUpdateTime: hasDays,
          sidebarPath: './sidebars.ts',
          lastVersion: latestVersion,
          versions,
          breadcrumbs: true,
          ...mdx,
          remarkPlugins: [...mdx.remarkPlugins, placeContents],
        },
        blog: {
          ...blog,
          showLastUpdateTime: hasDays,
          feedOptions: { type: 'all', title: `${env.siteTitle} blog`, xslt: true, createFeedItems },
          ...mdx,
        },
        pages: mdx,
        sitemap: redirects.sitemap,
        theme: { customCss: './src/css/site.css' },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    createBundlerPlugin(env),
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'errors',
        path: errors.folder,
        routeBasePath: errors.address.slice(1),
        editUrl: project.editUrl,
        showLastUpdateTime: hasDays,
        breadcrumbs: true,
        // The address of an entry is the name of its file, even if that begins with a status.
        numberPrefixParser: false,
        sidebarItemsGenerator: errorIndex.sidebarItemsGenerator,
        ...mdx,
        remarkPlugins: [errorIndex.remark, ...mdx.remarkPlugins, placeContents],
      } satisfies DocsOptions,
    ],
    './src/plugins/page-sources/index.ts',
    './src/plugins/development/index.ts',
    snippets.plugin,
    apiReference.plugin,
    errorIndex.plugin,
    './src/plugins/first-paint/index.ts',
    '@typed-docs/deferred-hydration',
    redirects.plugin,
    createSocialCards({ ...cardDesign, ...cardSharing }),
    ['@typed-docs/search', { ...search, apiPath: referenceAddress.slice(1), errorsPath: errors.address.slice(1) }],
    '@typed-docs/markdown-export',
    env.gtagIds !== undefined && [
      './src/plugins/google-tag/index.ts',
      { trackingID: env.gtagIds, anonymizeIP: true } satisfies GtagOptions,
    ],
    [
      './src/plugins/build-data/index.ts',
      { logos: 'static/img', libraries: librariesOf(versions.current.label).map((name) => `library/${name}`) },
    ],
  ],
  themeConfig: themeConfig(env),
};

export default config;
