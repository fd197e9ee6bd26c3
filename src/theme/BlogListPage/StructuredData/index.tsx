// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: describes posts as on their own pages.

import { type ReactNode } from 'react';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogListPage/StructuredData';
import { blogPosting, type Thing } from '@site/src/components/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const { publisher, language, cardOf } = useSiteFacts();
  const blog = useBlogListPageStructuredData(props) as unknown as Thing;
  const postings = (blog.blogPost as Thing[]).map((posting, i) => {
    const { permalink, tags } = props.items[i]!.content.metadata;
    const keywords = tags.map(({ label }) => label);
    return blogPosting(posting, { keywords, language, image: cardOf(permalink), publisher });
  });
  return <StructuredData thing={{ ...blog, blogPost: postings }} />;
}
