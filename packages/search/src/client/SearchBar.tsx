import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { limitQuery } from '../query';
import { useShortcut } from '@typed-docs/utils/client/useShortcut';
import { SearchButton } from './SearchButton';
import { loadPanel, SearchDialog } from './SearchDialog';
import { label } from './texts';
import { useSearch } from './useSearch';
import { useSearchSite } from './useSearchSite';
import { useVersions } from './useVersions';

export function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ query: string }>();
  const { algolia, pagePath } = useSearchSite();
  const search = useSearch();
  const versions = useVersions();

  const prepare = () => {
    // The dialog retries and reports the failure.
    loadPanel().catch(() => {});
    search.prepare(versions.namesOf(versions.current));
  };
  const open = (query: string) => {
    prepare();
    const selection = window.getSelection()?.toString().trim() ?? '';
    // Synchronous, so that the next key press goes to the dialog's input.
    flushSync(() => setOpened({ query: limitQuery(query || selection) }));
  };
  const close = () => setOpened(undefined);
  const isOpen = opened !== undefined;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Only possible after the dialog has closed, because until then the page is inert.
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  useShortcut({ opens: 'search', isOpen, onKey: ({ query }) => (isOpen ? close() : open(query)) });

  return (
    <>
      {algolia && (
        <Head>
          <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton ref={button} onIntent={prepare} onClick={() => open('')} />
      {pagePath && (
        <noscript>
          <Link className="navbar__link" to={`/${pagePath}`}>
            {label}
          </Link>
        </noscript>
      )}
      {opened && createPortal(<SearchDialog initialQuery={opened.query} onClose={close} />, document.body)}
    </>
  );
}
