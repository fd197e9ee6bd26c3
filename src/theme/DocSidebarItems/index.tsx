// Wraps theme-classic's component. Change: loads the entries of a large category when it is first open
// (plugins/route-shards).
import { useEffect, type ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { sectionIn, type SidebarItem } from '@site/core/route-shards/split-version';
import { loadSection } from '@site/src/features/route-shards/sections';

export default function DocSidebarItemsOnDemand(props: Props): ReactNode {
  const section = sectionIn(props.items as readonly SidebarItem[]);
  useEffect(() => {
    // Without it the category shows its first entry, and the link of the category leads to the others.
    if (section !== undefined) loadSection(section).catch(() => {});
  }, [section]);
  return <DocSidebarItems {...props} />;
}
