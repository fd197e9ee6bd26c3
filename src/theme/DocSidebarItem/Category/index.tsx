// Wraps the component of @docusaurus/theme-classic. Change: a click with Ctrl, Command, Shift or Alt on a category that is a link is
// left to the browser, which opens another tab. The theme closes the category instead where it leads to the current page.

import { type MouseEvent, type ReactNode } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';

export default function CategoryWithNewTabs(props: Props): ReactNode {
  // The theme hands further props to the link.
  const further = props.item.href === undefined ? {} : { onClickCapture: leaveToBrowser };
  return <Category {...props} {...further} />;
}

function leaveToBrowser(event: MouseEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) event.stopPropagation();
}
