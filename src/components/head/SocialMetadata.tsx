import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTitleFormatter } from '@docusaurus/theme-common/internal';

interface SocialMetadataProps {
  /** The page's title, without the site's. */
  title: string;
  description?: string;
  /** Which part of the site the page belongs to, such as `blog`. */
  part?: string;
  /** More tags for the head. */
  children?: ReactNode;
}

/**
 * Completes the tags that `PageMetadata` writes for those who show a link: what the card says in words, and Twitter's
 * names for title and description. The picture itself is named by `SiteMetadata`.
 *
 * @see https://ogp.me
 */
export function SocialMetadata({ title, description, part, children }: SocialMetadataProps) {
  const { siteConfig } = useDocusaurusContext();
  const fullTitle = useTitleFormatter().format(title);
  const alt = `${[siteConfig.title, part].filter(Boolean).join(' ')}: ${title}`;
  return (
    <>
      <Head>
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:title" content={fullTitle} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
      {description && (
        <Head>
          <meta name="twitter:description" content={description} />
        </Head>
      )}
      {children && <Head>{children}</Head>}
    </>
  );
}
