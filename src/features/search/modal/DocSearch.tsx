import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch, useEvent } from '@docusaurus/theme-common';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import { searchLimits } from '@site/core/search/parameters';
import type { MultiQueryRequest, MultiQueryResponse } from '@site/core/search/multi-query';
import { placeholder } from '../texts';
import { useSearch } from '../useSearch';
import { useSearchSite } from '../useSearchSite';
import { useVersions } from '../useVersions';
import { Hit, VersionsContext } from './Hit';
import { askAgain, type } from './input';
import { emptyAnswer, OutcomeContext, type Outcome } from './outcome';
import { OutcomePanel } from './OutcomePanel';
import { renderOncePerEvent } from './render-once';
import { ResultsFooter } from './ResultsFooter';
import { Toolbar } from './Toolbar';
import { modalTranslations } from './translations';
import { useMissingResultsUrl } from '../useMissingResultsUrl';
import { useParts } from './useParts';
import './modal.css';

interface DocSearchProps {
  initialQuery: string;
  onClose: () => void;
}

/**
 * DocSearch's modal, answered by this site's search, with a version picker, and with what is told when there is no
 * answer or nothing in it.
 */
export function DocSearch({ initialQuery, onClose }: DocSearchProps) {
  const { algolia, backend } = useSearchSite();
  const { search, parameters } = useSearch();
  // Of the page on which it opened: it closes when the reader goes to another.
  const [versions] = useState(useVersions());
  const [version, setVersion] = useState(versions.current);
  const [query, setQuery] = useState(initialQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  const [searchParameters] = useState(() => parameters('modal') as DocSearchModalProps['searchParameters']);
  const [attach, parts] = useParts();
  const processUrl = useSearchResultUrlProcessor();
  // For each key DocSearch tells that it asks, that there is an answer, and that it is done.
  useEffect(renderOncePerEvent, []);

  // DocSearch never rejects a search of ours: it would throw the error at the page, and its own error screen gives way
  // to "no results" at once (autocomplete-core sets the status to idle after it).
  const lastSearch = useRef(0);
  const answer = useEvent(async (request: MultiQueryRequest): Promise<MultiQueryResponse> => {
    const id = ++lastSearch.current;
    const report = (result: Outcome) => id === lastSearch.current && setOutcome(result);
    try {
      const { results } = await search(request, versions.namesOf(version));
      const count = results.reduce((sum, { nbHits }) => sum + nbHits, 0);
      report({ status: 'answered', query: request.requests[0]?.query ?? '', count });
      // DocSearch adds the counts of all searches, shows the sum nowhere, and renders everything once more for it.
      return { results: results.map((result) => ({ ...result, nbHits: 0 })) };
    } catch {
      report({ status: 'failed' });
      return emptyAnswer(request);
    }
  });
  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    (client) => ({ ...client, search: answer as unknown as typeof client.search }),
    [answer],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({ ...item, url: processUrl(item.url) })),
    [processUrl],
  );

  const changeQuery = (value: string) => {
    setQuery(value);
    if (value) return;
    // What is typed next begins anew, and what may still come answers nothing.
    lastSearch.current++;
    setOutcome(undefined);
  };
  const chooseVersion = (name: string) => {
    flushSync(() => setVersion(name));
    askAgain(parts!.root);
  };
  const state = useMemo(() => ({ query, outcome, version, onClose }), [query, outcome, version, onClose]);

  return (
    <OutcomeContext value={state}>
      <VersionsContext value={versions}>
        <div
          ref={attach}
          className="search-modal"
          data-backend={backend}
          data-failed={query !== '' && outcome?.status === 'failed'}
          data-pending={query !== '' && outcome === undefined}
          onInput={({ target }) =>
            target instanceof HTMLInputElement && target.type === 'search' && changeQuery(target.value)
          }
          onReset={() => changeQuery('')}
        >
          <Modal
            appId={algolia.appId}
            apiKey={algolia.apiKey}
            indexName={algolia.indexName}
            searchParameters={searchParameters}
            transformSearchClient={transformSearchClient}
            transformItems={transformItems}
            maxResultsPerGroup={searchLimits.resultsPerGroup}
            recentSearchesLimit={searchLimits.recentSearches}
            recentSearchesWithFavoritesLimit={searchLimits.recentSearchesBesideFavorites}
            initialQuery={initialQuery}
            initialScrollY={whereverThePageIs}
            placeholder={placeholder}
            translations={modalTranslations}
            hitComponent={Hit as unknown as DocSearchModalProps['hitComponent']}
            resultsFooterComponent={algolia.searchPagePath ? ResultsFooter : undefined}
            getMissingResultsUrl={useMissingResultsUrl()}
            navigator={useNavigator(algolia.externalUrlRegex)}
            onAskAiToggle={doNothing}
            onClose={onClose}
          />
          {parts && createPortal(<Toolbar version={version} onVersion={chooseVersion} />, parts.toolbar)}
          {parts &&
            createPortal(
              <OutcomePanel onRetry={() => askAgain(parts!.root)} onSuggestion={(text) => type(parts!.root, text)} />,
              parts.outcome,
            )}
        </div>
      </VersionsContext>
    </OutcomeContext>
  );
}

/** It takes milliseconds to render, and does so for each key often enough by itself. */
const Modal = memo(DocSearchModal);

/**
 * When it goes away, DocSearch scrolls to where the page was when it came. A result on the same page would be scrolled
 * away again; a number that is read only then leaves the page where it is.
 */
const whereverThePageIs = { valueOf: () => window.scrollY } as unknown as number;

const doNothing = () => {};

/** Results on this site open without a reload. */
function useNavigator(externalUrlRegex: string | undefined): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({ itemUrl }) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    }),
    [externalUrlRegex, history],
  );
}
