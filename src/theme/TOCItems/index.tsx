// Wraps theme-classic's component. Change: labels take at most about two lines.

import { useMemo, type ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { shortenLabel } from '@site/src/components/page-contents/shorten-label';

export default function ShortTOCItems({ toc, ...props }: Props): ReactNode {
  const short = useMemo(() => toc.map((item) => ({ ...item, value: shortenLabel(item.value) })), [toc]);
  return <TOCItems toc={short} {...props} />;
}
