// In place of the framework's module of this name. Its `preload` calls ours.

import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { mayFetchAhead } from '@site/src/inline/may-fetch-ahead';
import { hasRoutes, loadRoutes } from './load-routes';

/** Has the browser fetch the scripts of a page that a link on screen leads to. */
async function prefetch(pathname: string): Promise<void> {
  if (!hasRoutes(pathname)) {
    if (!mayFetchAhead()) return;
    // What is not fetched ahead is loaded, or missed, when the reader asks for it.
    await loadRoutes(pathname).catch(() => undefined);
  }
  await docusaurus.prefetch(pathname);
}

export default Object.freeze({ ...docusaurus, prefetch });
