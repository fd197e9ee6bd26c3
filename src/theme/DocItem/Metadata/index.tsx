// Wraps theme-classic's component. Change: adds structured data, dates, and the alt text of the social card.

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { techArticle } from '@site/src/components/structured-data/things';
import { CardText } from '@site/src/components/head/CardText';
import { StructuredData } from '@site/src/components/structured-data/StructuredData';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';
import { useVersionLabel } from '@site/src/hooks/useVersionLabel';

export default function DocItemMetadataWithArticle(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const { title, description, lastUpdatedAt } = metadata;
  const version = useVersionLabel();
  const { publisher, language, cardOf, sharesCard, absolute, pageUrl } = useSiteFacts();
  const own = assets.image ?? frontMatter.image;
  const article = techArticle({
    url: pageUrl(metadata.permalink),
    headline: title,
    description,
    language,
    version,
    publisher,
    image: own === undefined ? cardOf(metadata.permalink) : absolute(own),
    modified: lastUpdatedAt ?? undefined,
  });
  const subject = sharesCard(metadata.permalink) ? 'API reference' : title;
  return (
    <>
      <DocItemMetadata />
      <StructuredData thing={article} />
      <CardText text={`${publisher.name} documentation${version ? `, ${version}` : ''}: ${subject}`} />
      <Head>
        <meta property="og:type" content="article" />
        {lastUpdatedAt && <meta property="article:modified_time" content={new Date(lastUpdatedAt).toISOString()} />}
      </Head>
    </>
  );
}
