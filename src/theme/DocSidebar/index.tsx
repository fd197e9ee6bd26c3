// Wraps the component of @docusaurus/theme-classic. Change: has an anchor, to which the menu of narrow screens leads without
// JavaScript (src/theme/Navbar/MobileSidebar/Toggle).

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
