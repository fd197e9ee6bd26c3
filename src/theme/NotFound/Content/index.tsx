// Ejected from @docusaurus/theme-classic 3.10.2. Change: resolves the address (packages/redirects/src/client/unknown-address.ts) and
// suggests pages. Sets title and description itself, because the docs plugin renders it without the page around it.

import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { unknownAddressScript } from '@typed-docs/redirects/find-address';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';
import type { Props } from '@theme/NotFound/Content';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const script = useBaseUrl(unknownAddressScript);
  return (
    <>
      <PageMetadata
        title={title}
        description="There is no page at this address. Find similar pages, search, or start from the beginning."
      />
      {/* React hoists it to the head. The file exists only in production builds. */}
      {process.env.NODE_ENV === 'production' && <script async src={script} />}
      <NotFoundPage title={title} className={className} />
    </>
  );
}
