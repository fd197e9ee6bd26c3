// Wraps theme-classic's component. Change: the page has a description, the author's own where there is one, and the
// tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useBlogAuthorPageTitle } from '@docusaurus/theme-common/internal';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function DescribedBlogAuthorsPostsPage(props: Props): ReactNode {
  const { author } = props;
  const description = author.description ?? `The posts by ${author.name}.`;
  return (
    <>
      <PageMetadata description={description} />
      <SocialMetadata title={useBlogAuthorPageTitle(author)} description={description} part="blog" />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
