// Replaces theme-classic 3.10.2's component. Change: the list begins with the home page, as the visible one does, so that it
// has the two entries that Google asks for, and its addresses are those of the canonical links.

import { type ReactNode } from 'react';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { breadcrumbList } from '@site/core/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const { publisher, pageUrl } = useSiteFacts();
  // A category without a page of its own has no address, which each entry must have.
  const linked = breadcrumbs.flatMap(({ label, href }) => (href ? [{ name: label, url: pageUrl(href) }] : []));
  return <StructuredData thing={breadcrumbList([{ name: publisher.name, url: publisher.url }, ...linked])} />;
}
