import { memo, useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Hit } from '../../query';
import { NoResults } from '../NoResults';
import { WeakResults } from '../WeakResults';
import { SearchFailure } from '../SearchFailure';
import type { Results } from '../useResults';
import type { SavedSearches } from '../useSavedSearches';
import { useSearchSite } from '../useSearchSite';
import { useVersions } from '../useVersions';
import { Option } from './Option';
import { SavedButtons } from './SavedButtons';
import styles from './panel.module.css';

export interface ResultGroup {
  title: string;
  hits: readonly Hit[];
  saved?: 'recent' | 'favorite';
}

interface SearchPanelProps {
  query: string;
  version: string;
  results: Results;
  groups: readonly ResultGroup[];
  /** Index of the active option across all groups. */
  active: number;
  resultsUrl: string | undefined;
  saved: SavedSearches;
  onActive: (index: number) => void;
  onQuery: (query: string) => void;
  onVersion: (version: string) => void;
  onRetry: () => void;
}

export function SearchPanel({ query, version, results, active, resultsUrl, ...props }: SearchPanelProps) {
  const { onQuery, onVersion, onRetry, ...list } = props;
  const { algolia } = useSearchSite();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => void scroller.current!.scrollTo(0, 0), [list.groups]);
  const { state, count } = results;
  const isFound = state === 'done' && count > 0;
  return (
    <>
      <div ref={scroller} className={styles.results}>
        {state === 'idle' && list.groups.length === 0 && <p className={styles.empty}>No recent searches</p>}
        {state === 'failed' && <SearchFailure error={results.error} onRetry={onRetry} />}
        {state === 'done' && count === 0 && (
          <NoResults query={query} version={version} onVersion={onVersion} onSuggestion={onQuery} />
        )}
        {isFound && results.isWeak && <WeakResults />}
        {state !== 'failed' && <Groups {...list} active={active} />}
        {isFound && resultsUrl && (
          <Link to={resultsUrl} className={styles.all}>
            <Translate id="theme.SearchBar.seeAll" values={{ count }}>
              {'See all {count} results'}
            </Translate>
          </Link>
        )}
      </div>
      <p className={styles.keys}>
        <span>
          <kbd>↵</kbd> to select
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to navigate
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
        {/* Algolia asks for attribution next to its results. */}
        {algolia && <a href="https://www.algolia.com/developers">Search by Algolia</a>}
      </p>
    </>
  );
}

type GroupsProps = Pick<SearchPanelProps, 'groups' | 'active' | 'saved' | 'onActive'>;

const Groups = memo(function Groups({ groups, active, saved, onActive }: GroupsProps) {
  const versions = useVersions();
  return groups.map((group, number) => {
    const first = groups.slice(0, number).reduce((sum, { hits }) => sum + hits.length, 0);
    return (
      <section key={number} className={styles.group}>
        <h2 id={`search-title-${number}`}>{group.title}</h2>
        <div className={styles.rows}>
          <div role="listbox" id={`search-group-${number}`} aria-labelledby={`search-title-${number}`}>
            {group.hits.map((hit, index) => (
              <Option
                key={index}
                hit={hit}
                index={first + index}
                isActive={first + index === active}
                versions={versions}
                onActive={onActive}
                onOpen={saved.add}
              />
            ))}
          </div>
          {group.saved && <SavedButtons hits={group.hits} kind={group.saved} saved={saved} />}
        </div>
      </section>
    );
  });
});
