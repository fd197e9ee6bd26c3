import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import type { SearchSettings } from '../settings';

export function useSearchSite() {
  const { siteConfig, siteMetadata, i18n } = useDocusaurusContext();
  return {
    algolia: siteConfig.themeConfig.algolia as ThemeConfigAlgolia,
    ...(siteConfig.customFields?.search as SearchSettings),
    locale: i18n.currentLocale,
    siteUrl: siteConfig.url,
    baseUrl: siteConfig.baseUrl,
    docusaurusVersion: siteMetadata.docusaurusVersion,
  };
}
