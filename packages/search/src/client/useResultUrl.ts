import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useSearchSite } from './useSearchSite';

/**
 * Makes addresses of results relative, so that they open on previews of the site as well. Follows `themeConfig.algolia`
 * like Docusaurus' `useSearchResultUrlProcessor`, which needs Algolia's theme even for a site's own index.
 *
 * @see https://docusaurus.io/docs/search#using-algolia-docsearch
 */
export function useResultUrl(): (url: string) => string {
  const { withBaseUrl } = useBaseUrlUtils();
  const { externalUrlRegex, replaceSearchResultPathname: replacement } = useSearchSite().algolia ?? {};
  return (url) => {
    if (isRegexpStringMatch(externalUrlRegex, url)) return url;
    const { pathname, search, hash } = new URL(url);
    const path = replacement ? pathname.replaceAll(new RegExp(replacement.from, 'g'), replacement.to) : pathname;
    return withBaseUrl(path + search + hash);
  };
}
