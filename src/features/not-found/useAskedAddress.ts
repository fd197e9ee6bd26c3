import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { decodePath } from '@site/core/redirects/find-address';
import type { NearPage } from '@site/core/redirects/nearest-pages';
import { readAddresses } from './read-addresses';

/** What can be said of the address that a reader asked for. */
export interface AskedAddress {
  /** Without the base path, as people read it. */
  path: string;
  /** What to search for in its place. */
  words: string;
  /** What the reader may have meant, nearest first. */
  nearest: readonly NearPage[];
}

/**
 * @returns Undefined until the list of addresses is there, and on the server: hosts serve one page for all that they
 *   lack.
 */
export function useAskedAddress(): AskedAddress | undefined {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<AskedAddress>();
  useEffect(() => {
    const path = `/${pathname.slice(baseUrl.length)}`;
    let isCurrent = true;
    // Every page of the docs has this component at hand; what few readers need comes when they need it.
    void Promise.all([import('@site/core/redirects/nearest-pages'), readAddresses(baseUrl)]).then(
      ([{ findNearestPages, wordsOfAddress }, known]) => {
        if (isCurrent)
          setAsked({ path: decodePath(path), words: wordsOfAddress(path), nearest: findNearestPages(path, known) });
      },
      // Its code cannot be had: the rest of the page does without.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);
  return asked;
}
