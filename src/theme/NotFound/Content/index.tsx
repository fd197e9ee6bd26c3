// Wraps theme-classic's component. Changes:
// - It sets the title, which an unknown path below /docs would lack otherwise: there the docs plugin shows this content
//   without the page around it.
// - It marks the page, by which src/client-modules/moved-address.ts knows it.

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type { Props } from '@theme/NotFound/Content';

export default function TitledNotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Head>
        <meta name="not-found" content="true" />
      </Head>
      <NotFoundContent {...props} />
    </>
  );
}
