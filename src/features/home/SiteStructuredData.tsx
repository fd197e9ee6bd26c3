import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { webSite } from '@site/core/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

/** The site and its search, which search engines look for on the home page. */
export function SiteStructuredData(): ReactNode {
  const { publisher, description, absolute } = useSiteFacts();
  const { searchPagePath } = useDocusaurusContext().siteConfig.customFields as { searchPagePath: string };
  return <StructuredData thing={webSite({ publisher, description, searchUrl: absolute(searchPagePath) })} />;
}
