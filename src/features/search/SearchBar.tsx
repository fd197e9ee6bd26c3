import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { limitQuery } from '@site/core/search/query';
import { useShortcut } from '@site/src/hooks/useShortcut';
import { SearchButton } from './SearchButton';
import { loadPanel, SearchDialog } from './SearchDialog';
import { label } from './texts';
import { useSearch } from './useSearch';
import { useSearchSite } from './useSearchSite';
import { useVersions } from './useVersions';

/** The navbar's button and the keys that open the search dialog. Its results and the index load on intent. */
export function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  /** Undefined while the dialog is closed. */
  const [opened, setOpened] = useState<{ query: string }>();
  const { backend, algolia } = useSearchSite();
  const search = useSearch();
  const versions = useVersions();

  const prepare = () => {
    // The dialog repeats and reports a failure.
    loadPanel().catch(() => {});
    search.prepare(versions.namesOf(versions.current));
  };
  const open = (query: string) => {
    prepare();
    const selection = window.getSelection()?.toString().trim() ?? '';
    // Synchronously, because the next key is meant for the dialog's field.
    flushSync(() => setOpened({ query: limitQuery(query || selection) }));
  };
  const close = () => setOpened(undefined);
  const isOpen = opened !== undefined;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // After the dialog is gone, because the page behind it is inert.
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  useShortcut({ opens: 'search', isOpen, onKey: ({ query }) => (isOpen ? close() : open(query)) });

  return (
    <>
      {backend === 'hosted' && (
        <Head>
          <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton ref={button} onIntent={prepare} onClick={() => open('')} />
      <noscript>
        <Link className="navbar__link" to="/search">
          {label}
        </Link>
      </noscript>
      {opened && createPortal(<SearchDialog initialQuery={opened.query} onClose={close} />, document.body)}
    </>
  );
}
