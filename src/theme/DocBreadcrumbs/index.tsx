// Wraps theme-classic's component. Change: the page's menu stands at the end of its line, on docs as well as on the lists of
// a category; both render their breadcrumbs first.

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
