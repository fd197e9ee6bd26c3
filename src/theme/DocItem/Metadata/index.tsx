// Wraps theme-classic's component. Change: the page tells search engines that it is an article on a technical subject.

import { type ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { techArticle } from '@site/core/structured-data/things';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';

export default function DocItemMetadataWithArticle(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const version = useDocsVersion();
  const { publisher, language, image, absolute, pageUrl } = useSiteFacts();
  const own = assets.image ?? frontMatter.image;
  const article = techArticle({
    url: pageUrl(metadata.permalink),
    headline: metadata.title,
    description: metadata.description,
    language,
    version: version.label,
    publisher,
    image: own === undefined ? image : absolute(own),
    modified: metadata.lastUpdatedAt ?? undefined,
  });
  return (
    <>
      <DocItemMetadata />
      <StructuredData thing={article} />
    </>
  );
}
