// Wraps theme-classic's component. Change: links in the text have previews.

import { type ReactNode } from 'react';
import DocItemContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { LinkPreviews } from '@site/src/features/link-previews/LinkPreviews';

export default function ContentWithPreviews(props: Props): ReactNode {
  return (
    <>
      <DocItemContent {...props} />
      <LinkPreviews />
    </>
  );
}
