import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { maxQueryLength } from '@site/core/search/parameters';
import { MagnifierIcon } from './SearchButton';
import { SearchFailure } from './SearchFailure';
import { label, placeholder } from './texts';
import { useSearchSite } from './useSearchSite';
import styles from './WaitingRoom.module.css';

interface WaitingRoomProps {
  initialQuery: string;
  /** Whether the modal's code could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Takes what is typed until the modal is there. Enter leads to the page of results, also where the modal never comes. */
export function WaitingRoom({ initialQuery, hasFailed, onRetry, onClose }: WaitingRoomProps) {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const { searchPagePath } = useSearchSite().algolia;

  useLayoutEffect(() => {
    const field = input.current!;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const query = input.current!.value.trim();
    if (query && searchPagePath) history.push(createSearchLink(query));
  };

  return (
    // Keys close the dialog as well.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.backdrop} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <div className={styles.room}>
        <form role="search" className={styles.form} onSubmit={submit}>
          <MagnifierIcon />
          <input
            ref={input}
            type="search"
            className={styles.input}
            aria-label={label}
            placeholder={placeholder}
            defaultValue={initialQuery}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck="false"
            onCompositionStart={({ currentTarget }) => (currentTarget.dataset.composing = '')}
            onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset.composing}
          />
          <button type="button" className="close" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </form>
        {hasFailed ? (
          <SearchFailure onRetry={onRetry} />
        ) : (
          <p role="status" className={styles.status}>
            Loading…
          </p>
        )}
      </div>
    </div>
  );
}
