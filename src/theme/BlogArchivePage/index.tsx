// Wraps theme-classic's component. Change: the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type { Props } from '@theme/BlogArchivePage';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function SocialBlogArchivePage(props: Props): ReactNode {
  return (
    <>
      <SocialMetadata
        title={translate({ id: 'theme.blog.archive.title', message: 'Archive' })}
        description={translate({ id: 'theme.blog.archive.description', message: 'Archive' })}
        part="blog"
      />
      <BlogArchivePage {...props} />
    </>
  );
}
