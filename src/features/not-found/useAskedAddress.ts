import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AskedAddress } from '@site/core/redirects/asked-address';
import { decodePath } from '@site/core/redirects/find-address';
import { giveWay } from './give-way';
import { readAddresses } from './read-addresses';
import { shown } from './show-asked-address';

/**
 * @returns Undefined until the list of addresses is there, and on the server: hosts serve one page for all that they
 *   lack.
 */
export function useAskedAddress(): AskedAddress | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const path = `/${pathname.slice(baseUrl.length)}`;
  const before = useSyncExternalStore(
    () => () => {},
    () => shown.askedAddress,
    () => undefined,
  );
  const [asked, setAsked] = useState<AskedAddress>();
  useEffect(() => {
    if (shown.askedAddress?.path === decodePath(path)) return undefined;
    let isCurrent = true;
    // Every page of the docs has this component at hand; what few readers need comes when they need it.
    void Promise.all([import('@site/core/redirects/asked-address'), readAddresses(baseUrl)])
      .then(([{ readAskedAddress }, known]) => readAskedAddress(path, known, giveWay))
      .then(
        (found) => {
          if (isCurrent) setAsked(found);
        },
        // Its code cannot be had: the rest of the page does without.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [path, baseUrl]);
  return [asked, before].find((one) => one?.path === decodePath(path));
}
