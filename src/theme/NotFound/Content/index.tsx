// Ejected from @docusaurus/theme-classic 3.10.2. Changes:
// - It offers ways on: pages with an address like the requested one, search, and the places to start from.
// - It has a description and sets the title: below /docs the docs plugin shows this content without the page around it.
// - It resolves the address (src/inline/unknown-address.ts). The script exists in the built site only.

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';
import { unknownAddressScript } from '@site/core/redirects/find-address';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';
import type { Props } from '@theme/NotFound/Content';

/** @returns code that loads a script after the first paint, so that the page has a slow connection to itself */
function loadAfterPaint(src: string): string {
  const load = `document.head.append(Object.assign(document.createElement("script"),{src:${JSON.stringify(src)}}))`;
  // A frame is painted when the next one begins. A hidden tab paints none.
  return `{let load=()=>${load},next=requestAnimationFrame;document.hidden?load():next(()=>next(load))}`;
}

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
          <script>{loadAfterPaint(script)}</script>
        </Head>
      )}
      <NotFoundPage title={title} className={className} />
    </>
  );
}
