// Wraps theme-classic's component. Change: adds a description.

import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function DescribedBlogAuthorsPostsPage(props: Props): ReactNode {
  const { author } = props;
  return (
    <>
      <PageMetadata description={author.description ?? `Posts by ${author.name}.`} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
