import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import Head from '@docusaurus/Head';
import { limitQuery } from '@site/core/search/parameters';
import { useShortcut } from '@site/src/hooks/useShortcut';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';
import { loadModal } from './load-modal';
import { useSearch } from './useSearch';
import { useSearchSite } from './useSearchSite';
import { useVersions } from './useVersions';

/** The way into search: a button of the navbar and keys, which open the dialog. Its code is loaded on intent. */
export function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  /** What the dialog opened with; undefined while it is closed. */
  const [opened, setOpened] = useState<{ query: string }>();
  const { backend, algolia } = useSearchSite();
  const search = useSearch();
  const versions = useVersions();

  const prepare = () => {
    // What fails here fails again, and is shown, when the dialog opens.
    loadModal().catch(() => {});
    search.prepare('modal', versions.namesOf(versions.current));
  };

  const open = (query: string) => {
    prepare();
    const selection = window.getSelection()?.toString().trim() ?? '';
    // At once: the next key already goes to the dialog's field.
    flushSync(() => setOpened({ query: limitQuery(query || selection) }));
  };
  const close = () => setOpened(undefined);
  const isOpen = opened !== undefined;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Once the dialog is gone: behind it nothing takes the focus. Before the next key, which is meant for the page.
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
      {opened && createPortal(<SearchDialog initialQuery={opened.query} onClose={close} />, document.body)}
    </>
  );
}
