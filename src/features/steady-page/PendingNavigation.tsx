// Wraps Docusaurus' component, version 3.10.2. Change: until the next page is there, the one on screen hears nothing of
// where the reader goes.

import { useContext, useMemo, type ComponentProps, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import Docusaurus from '@docusaurus/core/lib/client/PendingNavigation';

/**
 * Docusaurus shows the page that is left until the next one has loaded, at its old address. But the router's `Route`
 * around it makes a new context of that address each time, and all that reads it renders once more: the whole page,
 * only to be replaced. It is half of what a click on a link costs.
 */
export default function PendingNavigation({ children, location }: ComponentProps<typeof Docusaurus>): ReactNode {
  return (
    <Docusaurus location={location}>
      <AtItsAddress>{children}</AtItsAddress>
    </Docusaurus>
  );
}

/** The same context for as long as the address in it is the same. */
function AtItsAddress({ children }: { children: ReactNode }) {
  const { history, location } = useContext(RouterContext);
  const context = useMemo(
    // As the router makes it, of which the site's routes use no more.
    () => ({ history, location, match: { path: '/', url: '/', params: {}, isExact: location.pathname === '/' } }),
    [history, location],
  );
  return <RouterContext value={context}>{children}</RouterContext>;
}
