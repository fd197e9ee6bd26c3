// Wraps theme-classic's component. Change: the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import type { Props } from '@theme/BlogTagsPostsPage';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function SocialBlogTagsPostsPage(props: Props): ReactNode {
  const { tag } = props;
  return (
    <>
      <SocialMetadata title={useBlogTagsPostsPageTitle(tag)} description={tag.description} part="blog" />
      <BlogTagsPostsPage {...props} />
    </>
  );
}
