import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import { webSite } from '@site/src/components/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export function SiteStructuredData(): ReactNode {
  const { publisher, description, absolute } = useSiteFacts();
  const { searchPagePath } = (useThemeConfig() as unknown as ThemeConfig).algolia;
  return <StructuredData thing={webSite({ publisher, description, searchUrl: absolute(`${searchPagePath}`) })} />;
}
