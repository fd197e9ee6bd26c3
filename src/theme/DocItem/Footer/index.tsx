// Wraps theme-classic's component. Change: handwritten pages ask for feedback.

import { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import { PageFeedback } from '@site/src/components/ui/PageFeedback';
import { useVersionLabel } from '@site/src/hooks/useVersionLabel';

export default function FooterWithFeedback(): ReactNode {
  const { editUrl, title, permalink } = useDoc().metadata;
  const version = useVersionLabel();
  return (
    <>
      <DocItemFooter />
      {editUrl && <PageFeedback title={title} permalink={permalink} {...(version && { version })} />}
    </>
  );
}
