/*
 * In place of the module of this name of @docusaurus/plugin-content-docs 3.10.2, where pages are written
 * (plugins/route-shards). Changed: the route of a doc, and the entries of a sidebar that lead to it, are looked up. The
 * originals compare the address of each page with all of them.
 */
import { matchPath, useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useActivePlugin, useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type * as Original from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';
import { leadsTo, trailTo, type SidebarEntry } from '@site/core/versions/sidebar-trail';
import { candidatesOf } from './router-config';

export * from '@docusaurus/plugin-content-docs/lib/client/docsUtils.js';

export const isActiveSidebarItem: typeof Original.isActiveSidebarItem = (item, activePath) =>
  leadsTo(item as SidebarEntry, activePath);

export const isVisibleSidebarItem: typeof Original.isVisibleSidebarItem = (item, activePath) => {
  if (item.type === 'link') return !item.unlisted || isActiveSidebarItem(item, activePath);
  if (item.type !== 'category') return true;
  return (
    isActiveSidebarItem(item, activePath) ||
    (item.href !== undefined && !item.linkUnlisted) ||
    item.items.some((one) => isVisibleSidebarItem(one, activePath))
  );
};

/** Nothing is kept for the next time: a page is written once. */
export const useVisibleSidebarItems: typeof Original.useVisibleSidebarItems = (items, activePath) =>
  items.filter((item) => isVisibleSidebarItem(item, activePath));

export const useSidebarBreadcrumbs: typeof Original.useSidebarBreadcrumbs = () => {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const isWanted = useActivePlugin()?.pluginData.breadcrumbs !== false;
  if (!isWanted || !sidebar) return null;
  return trailTo(sidebar.items as SidebarEntry[], pathname) as ReturnType<typeof Original.useSidebarBreadcrumbs>;
};

export const useDocRootMetadata: typeof Original.useDocRootMetadata = ({ route }) => {
  const { pathname } = useLocation();
  const { docsSidebars } = useDocsVersion();
  const routes = route.routes as ({ sidebar?: string } & (typeof route.routes & object)[number])[];
  const found = candidatesOf(routes, pathname).find((one) => matchPath(pathname, one));
  if (!found) return null;
  const { sidebar: sidebarName } = found;
  return {
    docElement: renderRoutes(routes),
    sidebarName,
    sidebarItems: sidebarName === undefined ? undefined : (docsSidebars[sidebarName] as PropSidebarItem[]),
  };
};
