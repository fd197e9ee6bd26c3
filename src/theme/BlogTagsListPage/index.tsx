// Wraps theme-classic's component. Change: the page has a description, and the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { PageMetadata, translateTagsPageTitle } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  const description = 'The subjects of the blog, with the posts about each.';
  return (
    <>
      <PageMetadata description={description} />
      <SocialMetadata title={translateTagsPageTitle()} description={description} part="blog" />
      <BlogTagsListPage {...props} />
    </>
  );
}
