import { useEffect, useRef } from 'react';
import { useHistory } from '@docusaurus/router';
import { useEvent, useQueryString } from '@docusaurus/theme-common';
import { parseSearchAddress, searchParameters, type SearchAddress } from '@site/core/search/address';

/** Milliseconds without a key after which the query is an entry of the browser's history. */
const pause = 1000;

/**
 * Reads and writes the page's address. The first key after a pause adds an entry to the browser's history, the keys that
 * follow it change that entry.
 *
 * @param names names of the docs versions
 */
export function useAddress(names: readonly string[]) {
  const history = useHistory();
  const [q] = useQueryString('q');
  const [version] = useQueryString('version');
  const address = parseSearchAddress(new Map(Object.entries({ q, version })), names);
  /** Runs while the reader types. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useEvent(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  });
  useEffect(() => settle, [settle]);

  const write = (change: Partial<SearchAddress>) => {
    const location = { search: new URLSearchParams(searchParameters({ ...address, ...change })).toString() };
    // The theme moves the focus on a push of the router, so the entry is added without the router.
    if (!typing.current) window.history.pushState(window.history.state, '', window.location.href);
    history.replace(location);
  };

  return {
    address,
    setQuery: (query: string) => {
      write({ query });
      settle();
      typing.current = setTimeout(settle, pause);
    },
    setVersion: (version: string) => {
      settle();
      write({ version });
    },
    /** The next key adds an entry to the history. */
    settle,
  };
}
