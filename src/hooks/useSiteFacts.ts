import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardPath, pageOfCard, type CardSharing } from '@typed-docs/social-cards/card';
import type { Publisher } from '@site/src/components/structured-data/things';

export function useSiteFacts() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const withoutBase = (permalink: string) => permalink.slice(siteConfig.baseUrl.length - 1);
  const absolute = (address: string) => withBaseUrl(address, { absolute: true });
  const sharing = siteConfig.customFields?.socialCards as CardSharing;
  const publisher: Publisher = { name: siteConfig.title, url: absolute('/'), logo: absolute('/img/logo.png') };
  return {
    publisher,
    description: siteConfig.tagline,
    language: i18n.currentLocale,
    absolute,
    /** Absolute URL of the social card, for pages without their own image. */
    cardOf: (permalink: string) => absolute(`/${cardPath(withoutBase(permalink), sharing)}`),
    sharesCard: (permalink: string) => pageOfCard(withoutBase(permalink), sharing) !== withoutBase(permalink),
    /** Absolute URL of a page, as in its canonical link. */
    pageUrl: (permalink: string) => siteConfig.url + permalink.replace(/(.)\/$/, '$1'),
  };
}
