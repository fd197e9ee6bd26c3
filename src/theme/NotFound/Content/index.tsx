// Ejected from @docusaurus/theme-classic 3.10.2. Changes:
// - It offers ways on: pages with an address like the one asked for, search, and the places to start from.
// - It sets the title, which an unknown path below /docs would lack otherwise: there the docs plugin shows this content
//   without the page around it.
// - It looks for what was meant (src/inline/unknown-address.ts). The script exists in the built site only.

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { unknownAddressScript } from '@site/core/redirects/find-address';
import type { Props } from '@theme/NotFound/Content';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';
import { useAskedAddress } from '@site/src/features/not-found/useAskedAddress';
import { SearchStart } from '@site/src/features/search/SearchStart';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page Not Found' });
  const asked = useAskedAddress();
  const hasSearch = 'algolia' in useThemeConfig();
  const script = useBaseUrl(unknownAddressScript);
  return (
    <>
      <PageMetadata title={title} />
      {process.env.NODE_ENV === 'production' && (
        <Head>
          <script src={script} defer />
        </Head>
      )}
      <NotFoundPage
        title={title}
        asked={asked}
        search={hasSearch && <SearchStart query={asked?.words ?? ''} />}
        className={className}
      />
    </>
  );
}
