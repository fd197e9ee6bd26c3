// In place of the framework's module of this name, which looks routes up that it has from the start.

import preloadRoute from '@docusaurus/core/lib/client/preload';
import { loadRoutes } from './load-routes';

/** Loads all that the page at an address needs: first what is known of it, then its scripts. */
export default async function preload(pathname: string): Promise<unknown> {
  await loadRoutes(pathname);
  return preloadRoute(pathname);
}
