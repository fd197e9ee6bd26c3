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

/**
 * @returns Code that loads a script once the page is painted, so that the page need not share a slow line with it. What
 *   is not in view is not painted: there it loads at once.
 */
function loadAfterPaint(src: string): string {
  const load = `document.head.append(Object.assign(document.createElement("script"),{src:${JSON.stringify(src)}}))`;
  // A frame is on the screen when the next one begins.
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
      <Suspense>
        <NotFound title={title} className={className} />
      </Suspense>
    </>
  );
}
