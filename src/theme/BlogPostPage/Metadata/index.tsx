// Wraps theme-classic's component. Change: adds the date of the last update and the alt text of the social card.

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import { CardText } from '@site/src/components/head/CardText';

export default function BlogPostPageMetadataWithCard(): ReactNode {
  const { title, lastUpdatedAt } = useBlogPost().metadata;
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <BlogPostPageMetadata />
      <CardText text={`${siteConfig.title} blog: ${title}`} />
      {lastUpdatedAt && (
        <Head>
          <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />
        </Head>
      )}
    </>
  );
}
