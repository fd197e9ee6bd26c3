// Wraps theme-classic's component. Change: adds the target of the link in Navbar/MobileSidebar/Toggle.

import { type ReactNode } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';

export default function DocSidebarWithAnchor(props: Props): ReactNode {
  return (
    <>
      <span id="docs-menu" />
      <DocSidebar {...props} />
    </>
  );
}
