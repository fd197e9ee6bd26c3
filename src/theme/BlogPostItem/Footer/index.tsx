// Wraps theme-classic's component. Change: a post's own page asks for feedback.

import { type ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import { PageFeedback } from '@site/src/components/ui/PageFeedback';

export default function FooterWithFeedback(): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && <PageFeedback title={metadata.title} permalink={metadata.permalink} />}
    </>
  );
}
