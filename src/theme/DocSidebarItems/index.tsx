// Ejected from @docusaurus/theme-classic 3.10.2. Change: readers choose their framework at the top, and its categories come
// first and are open. Until React is there, src/plugins/first-paint shows it with CSS, for which the server's HTML has the
// items of these categories.

import { Fragment, memo, useMemo, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  DocSidebarItemsExpandedStateProvider,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItems';
import { FrameworkSwitch } from '@site/src/features/framework/FrameworkSwitch';
import { arrangeItems, findCategories, frameworksOf } from '@site/src/features/framework/sidebar-items';
import { useFramework } from '@site/src/features/framework/useFramework';

function DocSidebarItems({ items, ...props }: Props): ReactNode {
  const visibleItems = useVisibleSidebarItems(items, props.activePath);
  const [framework] = useFramework();
  const isBrowser = useIsBrowser();
  const chosen = isBrowser ? framework?.name : undefined;
  const categories = useMemo(() => (props.level === 1 ? findCategories(items) : new Map()), [items, props.level]);
  const arranged = useMemo(() => arrangeItems(visibleItems, chosen), [visibleItems, chosen]);
  return (
    <DocSidebarItemsExpandedStateProvider>
      {categories.size > 0 && <FrameworkSwitch categories={categories} onLinkClick={props.onItemClick} />}
      {arranged.map(({ item, index, isChosen }) => (
        // A new key opens the category, whose state is its own.
        <Fragment key={isChosen ? `${index} ${chosen}` : index}>
          <DocSidebarItem item={item} index={index} {...props} />
          {!isBrowser && frameworksOf(item).length > 0 && !isActiveSidebarItem(item, props.activePath) && (
            <li className={item.className} hidden>
              <ul className="menu__list">
                <DocSidebarItems items={'items' in item ? item.items : []} {...props} level={props.level + 1} />
              </ul>
            </li>
          )}
        </Fragment>
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}

// Each level renders alone.
export default memo(DocSidebarItems);
