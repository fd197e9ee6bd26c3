import path from 'node:path';
import type { AllContent, RouteConfig } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { withoutSlash } from '@typed-docs/utils/address';
import { hasFullHistory } from '@typed-docs/utils/git-history';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';
import type { MovedPage } from '../versions/alternate-doc.ts';
import { findCanonicalDoc, type SearchEngineRules } from '../versions/search-engines.ts';

export type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/** @returns addresses with the base path of pages of older versions that have a canonical page in the last version */
export function findReplacedPages(
  allContent: AllContent,
  movedPages: readonly MovedPage[],
  rules: SearchEngineRules,
): Set<string> {
  const docs = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const replaced = docs.flatMap(({ loadedVersions }) => {
    const latest = loadedVersions.find(({ isLast }) => isLast)!;
    const target = { name: latest.versionName, docs: pagesOf(latest) };
    return loadedVersions.flatMap((version) =>
      pagesOf(version).filter(({ id }) => findCanonicalDoc(id, version.versionName, target, movedPages, rules)),
    );
  });
  return new Set(replaced.map(({ address }) => withoutSlash(address)));
}

/** Sitemap of all pages but the replaced ones, with the days of their last change if Git has the full history. */
export function createSitemapOptions(root: string, isReplaced: (address: string) => boolean): SitemapOptions {
  return {
    lastmod: hasFullHistory(root) ? 'date' : null,
    // Search engines ignore both fields.
    changefreq: null,
    priority: null,
    createSitemapItems: async ({ defaultCreateSitemapItems, routes, siteConfig }) => {
      const items = await defaultCreateSitemapItems({ routes: withFullPaths(routes, root), siteConfig });
      return items.filter(({ url }) => !isReplaced(withoutSlash(new URL(url).pathname)));
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
