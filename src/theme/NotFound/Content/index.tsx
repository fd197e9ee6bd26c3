// Ejected from @docusaurus/theme-classic 3.10.2. Changes:
// - It offers ways on: pages with an address like the one asked for, search, and the places to start from.
// - It has a description, and sets the title, which an unknown path below /docs would lack otherwise: there the docs
//   plugin shows this content without the page around it.
// - It comes when it is shown, since the docs plugin has it at hand on each of its pages.
// - It looks for what was meant (src/inline/unknown-address.ts). The script exists in the built site only.

import { lazy, Suspense, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { unknownAddressScript } from '@site/core/redirects/find-address';
import type { Props } from '@theme/NotFound/Content';

const NotFound = lazy(() => import('@site/src/features/not-found/NotFound'));

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const script = useBaseUrl(unknownAddressScript);
  return (
    <>
      <PageMetadata
        title={title}
        description="There is no page at this address. Find the pages like it, search, or start from the beginning."
      />
      {process.env.NODE_ENV === 'production' && (
        <Head>
          <script src={script} defer />
        </Head>
      )}
      <Suspense>
        <NotFound title={title} className={className} />
      </Suspense>
    </>
  );
}
