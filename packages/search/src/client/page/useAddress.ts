import { useEffect, useRef } from 'react';
import { useHistory } from '@docusaurus/router';
import { useEvent, useQueryString } from '@docusaurus/theme-common';
import { parseSearchAddress, searchParameters, type SearchAddress } from '../../address';

/** Milliseconds without input after which further typing creates a new history entry. */
const pause = 1000;

/** The first input after a pause adds a history entry; further input replaces it. */
export function useAddress(names: readonly string[]) {
  const history = useHistory();
  const [q] = useQueryString('q');
  const [version] = useQueryString('version');
  const address = parseSearchAddress(new Map(Object.entries({ q, version })), names);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useEvent(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  });
  useEffect(() => settle, [settle]);

  const write = (change: Partial<SearchAddress>) => {
    const location = { search: new URLSearchParams(searchParameters({ ...address, ...change })).toString() };
    // Bypasses the router, because the theme moves the focus when the router pushes an entry.
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
    /** Makes the next input add a history entry. */
    settle,
  };
}
