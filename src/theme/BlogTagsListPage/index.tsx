// Wraps theme-classic's component. Change: adds a description.

import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';

export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The topics of the blog, with the posts about each." />
      <BlogTagsListPage {...props} />
    </>
  );
}
