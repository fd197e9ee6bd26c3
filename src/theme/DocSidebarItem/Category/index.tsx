// Wraps theme-classic's component. Change: modified clicks on a category link reach the browser. The theme collapses
// the category instead if it links to the current page.

import { type MouseEvent, type ReactNode } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';

export default function CategoryWithNewTabs(props: Props): ReactNode {
  // The theme passes additional props to the link.
  const further = props.item.href === undefined ? {} : { onClickCapture: leaveToBrowser };
  return <Category {...props} {...further} />;
}

function leaveToBrowser(event: MouseEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) event.stopPropagation();
}
