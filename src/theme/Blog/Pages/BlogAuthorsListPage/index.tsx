// Wraps theme-classic's component. Change: the page has a description, and the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translateBlogAuthorsListPageTitle } from '@docusaurus/theme-common/internal';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function DescribedBlogAuthorsListPage(props: Props): ReactNode {
  const description = 'Who writes the posts of the blog.';
  return (
    <>
      <PageMetadata description={description} />
      <SocialMetadata title={translateBlogAuthorsListPageTitle()} description={description} part="blog" />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
