// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: publisher, image, keywords; authors are teams.

import { type ReactNode } from 'react';
import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { blogPosting, type Thing } from '@site/src/components/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export default function BlogPostStructuredData(): ReactNode {
  const posting = useBlogPostStructuredData() as unknown as Thing;
  const { permalink, tags } = useBlogPost().metadata;
  const { publisher, language, cardOf } = useSiteFacts();
  const keywords = tags.map(({ label }) => label);
  const more = { keywords, language, image: cardOf(permalink), publisher };
  return <StructuredData thing={blogPosting(posting, more)} />;
}
