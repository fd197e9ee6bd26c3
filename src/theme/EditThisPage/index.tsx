// Replaces theme-classic 3.10.2's component. Change: no icon, which takes half a kilobyte of each page.

import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditThisPage';

export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <a href={editUrl} className={ThemeClassNames.common.editThisPage}>
      <Translate id="theme.common.editThisPage" description="The link label to edit the current page">
        Edit this page
      </Translate>
    </a>
  );
}
