import { useMemo } from 'react';
import { searchFolder } from '@site/core/search/manifest';
import type { MultiQueryRequest, MultiQueryResponse, QueryRequest } from '@site/core/search/multi-query';
import { createFacetFilters, displayParameters, limitQuery, type ResultView } from '@site/core/search/parameters';
import { guardClient, type GuardedClient } from './client/guard-client';
import { useSearchSite } from './useSearchSite';

type Site = ReturnType<typeof useSearchSite>;

/** One client serves the whole site, however many of its parts search. */
let shared: GuardedClient | undefined;

function getClient({ backend, algolia, baseUrl, docusaurusVersion }: Site): GuardedClient {
  return (shared ??= guardClient(async () => {
    if (backend === 'hosted') {
      const { createHostedClient } = await import('./client/hosted');
      return createHostedClient({ ...algolia, docusaurusVersion });
    }
    const { createEmbeddedClient } = await import('./embedded/embedded-client');
    return createEmbeddedClient({ folder: `${baseUrl}${searchFolder}/` });
  }));
}

export interface Search {
  /**
   * Asks the backend. Queries are cut to their greatest length, and get the filters of the versions.
   *
   * @param versions Names of the docs versions to search.
   * @throws {SearchError}
   */
  search: (request: MultiQueryRequest, versions: readonly string[]) => Promise<MultiQueryResponse>;
  /** Has the backend get ready for what the modal or the page of results will ask of the versions. */
  prepare: (view: ResultView, versions: readonly string[]) => void;
  /** Parameters of each query: those that the results need, with those of the configuration on top. */
  parameters: (view: ResultView) => Partial<QueryRequest>;
}

/** Search itself, whoever answers: above this nobody knows the backend. */
export function useSearch(): Search {
  const site = useSearchSite();
  return useMemo(() => {
    const { contextualSearch, searchParameters } = site.algolia;
    const { facetFilters: configured, ...parameters } = (searchParameters ?? {}) as Partial<QueryRequest>;
    const filters = (versions: readonly string[]) =>
      createFacetFilters(contextualSearch ? { locale: site.locale, versions } : undefined, configured);
    const parametersOf = (view: ResultView) => ({ ...displayParameters(view, window.innerWidth), ...parameters });
    return {
      search: ({ requests }, versions) =>
        getClient(site).search({
          requests: requests.map((request) => ({
            ...request,
            query: limitQuery(request.query ?? ''),
            facetFilters: filters(versions),
          })),
        }),
      prepare: (view, versions) =>
        getClient(site).prepare({
          ...parametersOf(view),
          indexName: site.algolia.indexName,
          facetFilters: filters(versions),
        }),
      parameters: parametersOf,
    };
    // Nothing of the site's configuration changes while a page is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
