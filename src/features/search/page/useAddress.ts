import { useEffect, useRef } from 'react';
import { useHistory } from '@docusaurus/router';
import { useEvent, useQueryString } from '@docusaurus/theme-common';
import { parseSearchAddress, searchParameters, type SearchAddress } from '@site/core/search/address';

/** Milliseconds without a key after which what was typed is a search of its own, to which "back" returns. */
const pause = 1000;

/**
 * What the page's address asks for, and functions that change it. The first key after a pause begins a new entry of the
 * browser's history, the keys that follow it change that entry.
 *
 * @param names Names of the docs versions.
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
    // The theme takes a push of the router for a new page, and the focus from the field: the new entry is the browser's
    // own, which the router then changes.
    if (!typing.current) window.history.pushState(window.history.state, '', window.location.href);
    history.replace(location);
  };

  return {
    address,
    /** Takes what is typed. */
    setQuery: (query: string) => {
      write({ query });
      settle();
      typing.current = setTimeout(settle, pause);
    },
    setVersion: (version: string) => {
      settle();
      write({ version });
    },
    /** What is typed next is another search. */
    settle,
  };
}
