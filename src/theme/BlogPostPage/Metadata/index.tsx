// Wraps theme-classic's component. Change: the day of the last change, and the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function SocialBlogPostPageMetadata(): ReactNode {
  const { title, description, lastUpdatedAt, frontMatter } = useBlogPost().metadata;
  return (
    <>
      <BlogPostPageMetadata />
      <SocialMetadata title={frontMatter.title_meta ?? title} description={description} part="blog">
        {lastUpdatedAt && <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />}
      </SocialMetadata>
    </>
  );
}
