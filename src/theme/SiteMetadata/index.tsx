// Wraps theme-classic's component. Change: each page has its own social card (packages/social-cards) unless it sets an
// image, and the path that it was rendered for (packages/deferred-hydration).

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import SiteMetadata from '@theme-original/SiteMetadata';
import { CardText } from '@site/src/components/head/CardText';
import { cardPath, cardSize, type CardSharing } from '@typed-docs/social-cards/card';

export default function SiteMetadataWithCard(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  // The not-found page has no URL of its own.
  const isNotFound = pathname.endsWith('/404.html');
  const address = pathname.slice(siteConfig.baseUrl.length - 1);
  return (
    <>
      <SiteMetadata />
      <CardText text={`${siteConfig.title}: ${siteConfig.tagline}`} />
      <Head>
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:type" content="website" />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content={`${cardSize.width}`} />
        <meta property="og:image:height" content={`${cardSize.height}`} />
      </Head>
      {!isNotFound && (
        <>
          <Head>
            {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Docusaurus adds the language */}
            <html data-page-path={pathname} />
          </Head>
          <PageMetadata image={cardPath(address, siteConfig.customFields?.socialCards as CardSharing)} />
        </>
      )}
    </>
  );
}
