// Ejected from @docusaurus/theme-classic 3.10.2. Change: active only on its own page, not on all pages of its sidebar.

import { type ReactNode } from 'react';
import { useActiveDocContext, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocNavbarItem';

export default function DocNavbarItem({ docId, label: staticLabel, docsPluginId, ...props }: Props): ReactNode {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const pageActive = activeDoc?.path === doc?.path;

  if (doc === null || (doc.unlisted && !pageActive)) {
    return null;
  }

  return <DefaultNavbarItem exact {...props} isActive={() => pageActive} label={staticLabel ?? doc.id} to={doc.path} />;
}
