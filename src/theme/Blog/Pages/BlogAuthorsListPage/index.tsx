// Wraps the component of @docusaurus/theme-classic. Change: the page has a description.

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
