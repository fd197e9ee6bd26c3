import type { ReactNode } from 'react';
import { useSearchSite } from '@typed-docs/search/client/useSearchSite';
import { webSite } from '@site/src/components/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export function SiteStructuredData(): ReactNode {
  const { publisher, description, absolute } = useSiteFacts();
  const { pagePath } = useSearchSite();
  return <StructuredData thing={webSite({ publisher, description, searchUrl: absolute(`${pagePath}`) })} />;
}
