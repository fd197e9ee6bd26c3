// Wraps theme-classic's component. Change: handwritten pages ask for feedback.

import { type ReactNode } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import { PageFeedback } from '@site/src/components/ui/PageFeedback';

export default function FooterWithFeedback(): ReactNode {
  const { editUrl, title, permalink } = useDoc().metadata;
  const { label } = useDocsVersion();
  return (
    <>
      <DocItemFooter />
      {editUrl && <PageFeedback title={title} version={label} permalink={permalink} />}
    </>
  );
}
