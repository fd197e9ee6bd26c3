// Wraps the component of @docusaurus/theme-classic. Change: the line ends with the page's menu, on docs and on the lists of
// categories, which both render breadcrumbs first.

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
