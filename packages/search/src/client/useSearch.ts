import { useMemo } from 'react';
import { searchFolder } from '../manifest';
import { limitQuery, searchLimits, snippetLength, versionTag, type SearchResponse } from '../query';
import { guardClient, type GuardedClient } from './backends/guard-client';
import { holdPrefetching, releasePrefetching } from './backends/hold-prefetching';
import { useSearchSite } from './useSearchSite';

type Site = ReturnType<typeof useSearchSite>;

/** Shared by all search UI on the page. */
let shared: GuardedClient | undefined;

function getClient({ algolia, baseUrl, locale, docusaurusVersion }: Site): GuardedClient {
  return (shared ??= guardClient(async () => {
    if (algolia) {
      const { createHostedClient } = await import('./backends/hosted-client');
      return createHostedClient({ ...algolia, locale, docusaurusVersion });
    }
    const { createEmbeddedClient } = await import('./backends/embedded-client');
    return createEmbeddedClient(`${baseUrl}${searchFolder}/`);
  }));
}

export interface Search {
  /** @param versions names of the docs versions to search */
  search: (query: string, page: number, versions: readonly string[]) => Promise<SearchResponse>;
  prepare: (versions: readonly string[]) => void;
}

export function useSearch(): Search {
  const site = useSearchSite();
  return useMemo(() => {
    const tagsOf = (versions: readonly string[]) =>
      site.isContextual ? ['default', ...versions.map(versionTag)] : undefined;
    return {
      search: (query, page, versions) =>
        getClient(site).search({
          query: limitQuery(query),
          page,
          tags: tagsOf(versions),
          hitsPerPage: searchLimits.hitsPerPage,
          snippetLength: snippetLength(window.innerWidth),
        }),
      prepare: (versions) => {
        holdPrefetching();
        void getClient(site).prepare(tagsOf(versions)).then(releasePrefetching);
      },
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the site's configuration never changes
  }, []);
}
