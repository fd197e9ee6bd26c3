// Ejected from @docusaurus/theme-classic 3.10.2. Change: not active on pages that have an item of their own in the navbar.

import { type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function DocSidebarNavbarItem({ sidebarId, label, docsPluginId, ...props }: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const { withBaseUrl } = useBaseUrlUtils();
  const { items } = useThemeConfig().navbar;
  const sidebarLink = useLayoutDocsSidebar(sidebarId, docsPluginId).link;
  if (!sidebarLink) throw new Error(`Navbar item "docSidebar": the sidebar "${sidebarId}" has no page to link to.`);
  const isOwnItem = ({ docId, to }: (typeof items)[number]) =>
    docId === activeDoc?.id || (typeof to === 'string' && withBaseUrl(to) === activeDoc?.path);
  const isActive = () => activeDoc?.sidebar === sidebarId && !items.some(isOwnItem);
  return (
    <DefaultNavbarItem exact {...props} isActive={isActive} label={label ?? sidebarLink.label} to={sidebarLink.path} />
  );
}
