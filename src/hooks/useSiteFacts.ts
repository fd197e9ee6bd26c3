import { useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Publisher } from '@site/core/structured-data/things';

/** Facts about the site that its structured data repeats on each page. */
export function useSiteFacts() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { image } = useThemeConfig();
  const absolute = (address: string) => withBaseUrl(address, { absolute: true });
  const publisher: Publisher = { name: siteConfig.title, url: absolute('/'), logo: absolute('/img/logo.png') };
  return {
    publisher,
    description: siteConfig.tagline,
    language: i18n.currentLocale,
    /** Full form of an address within the site. */
    absolute,
    /** Full address of a picture for a page that has none, or undefined if the site has none either. */
    image: image === undefined ? undefined : absolute(image),
    /** Full address of a page, as its canonical link has it. */
    pageUrl: (permalink: string) => siteConfig.url + permalink.replace(/(.)\/$/, '$1'),
  };
}
