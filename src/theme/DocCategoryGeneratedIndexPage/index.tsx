// Wraps theme-classic's component. Change: the tags that SocialMetadata adds.

import { type ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import { SocialMetadata } from '@site/src/components/head/SocialMetadata';

export default function SocialDocCategoryGeneratedIndexPage(props: Props): ReactNode {
  const { title, description } = props.categoryGeneratedIndex;
  const { label } = useDocsVersion();
  return (
    <>
      <SocialMetadata title={title} description={description} part={`documentation, ${label}`} />
      <DocCategoryGeneratedIndexPage {...props} />
    </>
  );
}
