import { useEffect, useRef } from 'react';
import { SearchField } from '../SearchField';
import { label } from '../texts';
import { useSearchSite } from '../useSearchSite';
import type { VersionChoice } from '../useVersions';
import { VersionPicker } from '../VersionPicker';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  query: string;
  version: string;
  /** Empty if there is nothing to choose. */
  choices: readonly VersionChoice[];
  onQuery: (query: string) => void;
  onVersion: (name: string) => void;
  onSubmit: () => void;
}

/** Searches on every input. Before hydration, the browser submits the form to the page itself. */
export function SearchForm({ query, version, choices, onQuery, onVersion, onSubmit }: SearchFormProps) {
  const { baseUrl, pagePath } = useSearchSite();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current!;
    // Pick up text typed before hydration.
    if (field.value && !new URLSearchParams(window.location.search).has('q')) onQuery(field.value);
    field.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);

  return (
    <form
      role="search"
      // Makes packages/deferred-hydration hydrate immediately when the address has this parameter.
      data-query-parameter="q"
      action={`${baseUrl}${pagePath}`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField ref={input} value={query} onChange={({ currentTarget }) => onQuery(currentTarget.value)} />
      {choices.length > 0 && (
        <VersionPicker id="search-page-version" choices={choices} value={version} onChange={onVersion} />
      )}
      <button type="submit" className="button button--primary">
        {label}
      </button>
    </form>
  );
}
