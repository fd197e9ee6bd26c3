// Wraps theme-classic's component. Change: adds the page menu; both docs and category pages render breadcrumbs first.

import { type ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageMenu } from '@site/src/components/page-menu/PageMenu';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <PageMenu>
      <DocBreadcrumbs />
    </PageMenu>
  );
}
