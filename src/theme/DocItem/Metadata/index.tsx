// Wraps theme-classic's component. Change: the page tells search engines that it is an article on a technical subject,
// and has the tags of articles and those that SocialMetadata adds.

import { type ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { techArticle } from '@site/core/structured-data/things';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export default function DocItemMetadataWithArticle(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { title, description, lastUpdatedAt } = metadata;
  const version = useDocsVersion();
  const { publisher, language, cardOf, absolute, pageUrl } = useSiteFacts();
  const own = assets.image ?? frontMatter.image;
  const article = techArticle({
    url: pageUrl(metadata.permalink),
    headline: title,
    description,
    language,
    version: version.label,
    publisher,
    image: own === undefined ? cardOf(metadata.permalink) : absolute(own),
    modified: lastUpdatedAt ?? undefined,
  });
  return (
    <>
      <DocItemMetadata />
      <StructuredData thing={article} />
      <SocialMetadata title={title} description={description} part={`documentation, ${version.label}`}>
        <meta property="og:type" content="article" />
        {lastUpdatedAt && <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />}
      </SocialMetadata>
    </>
  );
}
