import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardPath } from '@site/core/social-cards/card';
import type { Publisher } from '@site/core/structured-data/things';

/** Facts about the site that its structured data repeats on each page. */
export function useSiteFacts() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const absolute = (address: string) => withBaseUrl(address, { absolute: true });
  const publisher: Publisher = { name: siteConfig.title, url: absolute('/'), logo: absolute('/img/logo.png') };
  return {
    publisher,
    description: siteConfig.tagline,
    language: i18n.currentLocale,
    /** Full form of an address within the site. */
    absolute,
    /** Full address of a page's card, for pages without a picture of their own. */
    cardOf: (permalink: string) => absolute(`/${cardPath(permalink.slice(siteConfig.baseUrl.length - 1))}`),
    /** Full address of a page, as its canonical link has it. */
    pageUrl: (permalink: string) => siteConfig.url + permalink.replace(/(.)\/$/, '$1'),
  };
}
