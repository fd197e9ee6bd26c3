import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import { embeddedPagePath, pluginName, type SearchSettings } from '../settings';

export function useSearchSite() {
  const { siteConfig, siteMetadata, i18n } = useDocusaurusContext();
  const algolia = siteConfig.themeConfig.algolia as ThemeConfigAlgolia | undefined;
  return {
    ...(usePluginData(pluginName) as SearchSettings),
    /** Undefined if the site searches its own index. */
    algolia,
    /** Whether results depend on the docs version. */
    isContextual: algolia?.contextualSearch ?? true,
    /** Without the base path; falsy if Algolia's theme is configured without a page. */
    pagePath: algolia ? algolia.searchPagePath : embeddedPagePath,
    locale: i18n.currentLocale,
    baseUrl: siteConfig.baseUrl,
    docusaurusVersion: siteMetadata.docusaurusVersion,
  };
}

export function useHasSearch(): boolean {
  return usePluginData(pluginName) !== undefined;
}
