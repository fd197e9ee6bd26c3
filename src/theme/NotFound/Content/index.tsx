// Ejected from @docusaurus/theme-classic 3.10.2. Changes:
// - It offers ways on: pages with an address like the requested one, search, and the places to start from.
// - It has a description and sets the title: below /docs the docs plugin shows this content without the page around it.
// - It resolves the address (src/inline/unknown-address.ts). The script exists in the built site only.

import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { unknownAddressScript } from '@site/core/redirects/find-address';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';
import type { Props } from '@theme/NotFound/Content';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const script = useBaseUrl(unknownAddressScript);
  return (
    <>
      <PageMetadata
        title={title}
        description="There is no page at this address. Find the pages like it, search, or start from the beginning."
      />
      {/* React moves it to the head, and knows it again when it takes the page over. */}
      {process.env.NODE_ENV === 'production' && <script async src={script} />}
      <NotFoundPage title={title} className={className} />
    </>
  );
}
