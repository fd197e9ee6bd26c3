// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: uses canonical URLs and begins with the home
// page, because Google requires two entries.

import { type ReactNode } from 'react';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { breadcrumbList } from '@site/src/components/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const { publisher, pageUrl } = useSiteFacts();
  // Each entry needs a URL, and categories without a page have none.
  const linked = breadcrumbs.flatMap(({ label, href }) => (href ? [{ name: label, url: pageUrl(href) }] : []));
  return <StructuredData thing={breadcrumbList([{ name: publisher.name, url: publisher.url }, ...linked])} />;
}
