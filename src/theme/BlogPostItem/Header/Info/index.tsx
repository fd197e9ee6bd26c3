// Wraps theme-classic's component. Change: adds the page menu on a post's own page.

import { type ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import { PageMenu } from '@site/src/components/page-menu/PageMenu';

export default function InfoWithMenu(props: Props): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  const info = <Info {...props} />;
  return isBlogPostPage ? <PageMenu>{info}</PageMenu> : info;
}
