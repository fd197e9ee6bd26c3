// Wraps theme-classic's component. Change: adds a description.

import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function DescribedBlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Who writes the posts of the blog." />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
