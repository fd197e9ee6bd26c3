import path from 'node:path';
import type { PluginModule, RouteConfig } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { withoutSlash } from '@typed-docs/utils/address';
import type { MovedPage } from '../../versions/alternate-doc.ts';
import { findCanonicalDoc, type SearchEngineRules } from '../../versions/search-engines.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

export interface CanonicalPages {
  /** Collects the pages that `sitemap` leaves out. */
  plugin: PluginModule;
  sitemap: SitemapOptions;
}

/** Limits the sitemap to canonical pages with their last change in Git, and writes robots.txt. */
export function createCanonicalPages(options: {
  root: string;
  /** Whether Git has the full history. */
  hasDays: boolean;
  movedPages: readonly MovedPage[];
  rules: SearchEngineRules;
}): CanonicalPages {
  /** Addresses with the base path. */
  const replaced = new Set<string>();
  return {
    plugin: () => ({
      name: 'canonical-pages',
      async allContentLoaded({ allContent }) {
        const docs = allContent['docusaurus-plugin-content-docs']!.default as DocsContent;
        const latest = docs.loadedVersions.find(({ isLast }) => isLast)!;
        const target = { name: latest.versionName, docs: pagesOf(latest) };
        replaced.clear();
        for (const version of docs.loadedVersions) {
          for (const { id, address } of pagesOf(version)) {
            if (findCanonicalDoc(id, version.versionName, target, options.movedPages, options.rules))
              replaced.add(withoutSlash(address));
          }
        }
      },
      async postBuild({ outDir, siteConfig }) {
        const sitemap = `${siteConfig.url}${siteConfig.baseUrl}sitemap.xml`;
        writeFileAtomically(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
      },
    }),
    sitemap: {
      lastmod: options.hasDays ? 'date' : null,
      // Search engines ignore both fields.
      changefreq: null,
      priority: null,
      createSitemapItems: async ({ defaultCreateSitemapItems, routes, siteConfig }) => {
        const items = await defaultCreateSitemapItems({ routes: withFullPaths(routes, options.root), siteConfig });
        return items.filter(({ url }) => !replaced.has(withoutSlash(new URL(url).pathname)));
      },
    },
  };
}

/** Docusaurus 3.10.2 looks up relative paths in an index of absolute ones. */
function withFullPaths(routes: RouteConfig[], root: string): RouteConfig[] {
  return routes.map((route) => {
    const source = route.metadata?.sourceFilePath;
    return {
      ...route,
      metadata: { ...route.metadata, sourceFilePath: source && path.resolve(root, source) },
      routes: route.routes && withFullPaths(route.routes, root),
    };
  });
}

type LoadedVersion = DocsContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Docs, and generated category pages with their slug as id. */
function pagesOf({ docs, sidebars }: LoadedVersion): { id: string; address: string }[] {
  return [
    ...docs.map(({ id, permalink }) => ({ id, address: permalink })),
    ...Object.values(sidebars).flat().flatMap(indexesOf),
  ];
}

function indexesOf(item: SidebarItem): { id: string; address: string }[] {
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'generated-index' ? [{ id: item.link.slug, address: item.link.permalink }] : [];
  return [...own, ...item.items.flatMap(indexesOf)];
}
