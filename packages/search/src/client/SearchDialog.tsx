import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { searchParameters } from '../address';
import { groupBySection, maxQueryLength, type Hit } from '../query';
import { isComposing } from '@typed-docs/utils/read-shortcut';
import { useScrollLock } from '@typed-docs/utils/client/useScrollLock';
import type { ResultGroup, SearchPanel } from './panel/SearchPanel';
import { MagnifierIcon } from './SearchButton';
import { SearchFailure } from './SearchFailure';
import { label, placeholder } from './texts';
import { useResults, type Results } from './useResults';
import { useSavedSearches } from './useSavedSearches';
import { useSearchSite } from './useSearchSite';
import { useDefaultVersion, useVersions } from './useVersions';
import { VersionPicker } from './VersionPicker';
import styles from './SearchDialog.module.css';

export async function loadPanel(): Promise<typeof SearchPanel> {
  return (await import(/* webpackChunkName: "search-panel" */ './panel/SearchPanel')).SearchPanel;
}

interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/**
 * Replaces DocSearch 4.7, which has no slot for a version picker, shows errors as "no results", and adds 90 kB.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const versions = useVersions();
  const [version, setVersion] = useState(versions.current);
  const [text, setText] = useState(initialQuery);
  const query = text.trim();
  const { results, retry } = useResults(query, versions.namesOf(version));
  const { Panel, error, load } = usePanel();
  const saved = useSavedSearches();
  const startingPoints = useStartingPoints();
  const resultsUrl = useResultsUrl(query, version);

  const isSearching = query !== '';
  const groups = useMemo(
    (): ResultGroup[] =>
      !isSearching
        ? [
            { title: 'Recent', hits: saved.recent, saved: 'recent' as const },
            { title: 'Favorite', hits: saved.favorites, saved: 'favorite' as const },
            { title: 'Start here', hits: startingPoints },
          ].filter(({ hits }) => hits.length > 0)
        : groupBySection(results.hits),
    [isSearching, results.hits, saved, startingPoints],
  );
  const optionCount = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isExpanded = Panel !== undefined && results.state !== 'failed' && optionCount > 0;
  const [selection, setSelection] = useState({ groups, index: 0 });
  const active = selection.groups === groups ? selection.index : 0;
  const setActive = useEvent((index: number) => setSelection({ groups, index }));

  useLayoutEffect(() => {
    dialog.current!.showModal();
    input.current!.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [initialQuery]);
  useScrollLock();
  useCloseOnNavigation(onClose);

  const changeQuery = useEvent((value: string) => {
    setText(value);
    input.current!.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use these keys: Escape cancels a composition, arrows choose a candidate.
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    // The native handling ignores synthetic events, such as those that packages/deferred-hydration replays.
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !isExpanded) return;
    event.preventDefault();
    const index = (active + step + optionCount) % optionCount;
    setActive(index);
    document.getElementById(`search-option-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isReady = isExpanded && results.state !== 'waiting';
    if (isReady) dialog.current!.querySelector<HTMLElement>('[role=option][aria-selected=true]')!.click();
    else if (query && resultsUrl) history.push(resultsUrl);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the dialog as well
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The content covers the dialog, so this is a click on the backdrop.
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <form role="search" className={styles.form} onSubmit={submit}>
          <MagnifierIcon />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? groups.map((_, index) => `search-group-${index}`).join(' ') : undefined}
            aria-activedescendant={isExpanded ? `search-option-${active}` : undefined}
            className={styles.input}
            placeholder={placeholder}
            value={text}
            maxLength={maxQueryLength}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck="false"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <span className={styles.waiting} hidden={results.state !== 'waiting' && Panel !== undefined}>
            Searching…
          </span>
          <button type="button" className={`clean-btn ${styles.close}`} onClick={onClose}>
            Close
          </button>
        </form>
        {versions.choices.length > 0 && (
          <div className={styles.toolbar}>
            <VersionPicker
              id="search-dialog-version"
              choices={versions.choices}
              value={version}
              onChange={setVersion}
            />
          </div>
        )}
        <p role="status" className={styles.status}>
          {describe(results, query)}
        </p>
        {error !== undefined && <SearchFailure error={error} onRetry={load} />}
        {Panel && (
          <Panel
            query={query}
            version={version}
            results={results}
            groups={groups}
            active={active}
            resultsUrl={resultsUrl}
            saved={saved}
            onActive={setActive}
            onQuery={changeQuery}
            onVersion={setVersion}
            onRetry={retry}
          />
        )}
      </div>
    </dialog>
  );
}

function usePanel() {
  const [Panel, setPanel] = useState<typeof SearchPanel>();
  const [error, setError] = useState<unknown>();
  const load = useEvent(() => {
    setError(undefined);
    loadPanel().then((loaded) => setPanel(() => loaded), setError);
  });
  useEffect(() => load(), [load]);
  return { Panel, error, load };
}

function useStartingPoints(): Hit[] {
  const { startingPoints } = useSearchSite();
  const { siteConfig } = useDocusaurusContext();
  return useMemo(
    () =>
      startingPoints.map(({ title, text, to }) => ({
        url: siteConfig.url + siteConfig.baseUrl.slice(0, -1) + to,
        kind: 'guide',
        tag: 'default',
        section: '',
        headings: [[{ text: title, isMatch: false }]],
        text: [{ text, isMatch: false }],
      })),
    [startingPoints, siteConfig],
  );
}

function useResultsUrl(query: string, version: string): string | undefined {
  const { baseUrl, pagePath } = useSearchSite();
  const defaultVersion = useDefaultVersion();
  if (!pagePath) return undefined;
  const address = searchParameters({ query, version: version === defaultVersion ? undefined : version });
  return `${baseUrl}${pagePath}?${new URLSearchParams(address)}`;
}

/** Closes when navigation starts: once a slow page has loaded, the reader may have reopened search. */
function useCloseOnNavigation(onClose: () => void): void {
  const history = useHistory();
  const close = useEvent(onClose);
  useEffect(() => history.listen(() => close()), [history, close]);
}

function describe({ state, count }: Results, query: string): string {
  if (state !== 'done') return '';
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? '1 result' : `${count} results`;
}
