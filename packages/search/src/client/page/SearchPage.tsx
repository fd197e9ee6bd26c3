import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { limitQuery } from '../../query';
import { NoResults } from '../NoResults';
import { WeakResults } from '../WeakResults';
import { SearchFailure } from '../SearchFailure';
import { mayPrefetch } from '@typed-docs/utils/client/may-prefetch';
import { label } from '../texts';
import { useResults, type Results } from '../useResults';
import { useSearch } from '../useSearch';
import { useSearchSite } from '../useSearchSite';
import { useDefaultVersion, useVersions } from '../useVersions';
import { ResultList } from './ResultList';
import { SearchForm } from './SearchForm';
import { useAddress } from './useAddress';
import { WithoutScript } from './WithoutScript';
import styles from './SearchPage.module.css';

interface SearchPageProps {
  /** Replaces the top of the page, with its `h1`. */
  header?: ReactNode;
  /** Items of the list of links for readers without JavaScript, below the docs versions. */
  moreLinks?: ReactNode;
}

/** Query and version are in the address, e.g. `/search?q=context&version=10.x`. */
export function SearchPage({ header, moreLinks }: SearchPageProps) {
  const { pageDescription } = useSearchSite();
  return (
    <Layout description={pageDescription}>
      <main>
        {header ?? (
          <header className="container margin-top--lg">
            <Heading as="h1">{label}</Heading>
            <p>{pageDescription}</p>
          </header>
        )}
        <div className={`container ${styles.page}`}>
          <SearchAndResults moreLinks={moreLinks} />
        </div>
      </main>
    </Layout>
  );
}

function SearchAndResults({ moreLinks }: Pick<SearchPageProps, 'moreLinks'>) {
  const versions = useVersions();
  const defaultVersion = useDefaultVersion();
  const { address, setQuery, setVersion, settle } = useAddress(versions.choices.map(({ name }) => name));
  const version = address.version ?? defaultVersion;
  const query = address.query.trim();
  const { results, loadMore, retry } = useResults(query, versions.namesOf(version));
  usePreparation(versions.namesOf(version));

  return (
    <>
      <PageMetadata title={query ? `Search results for “${query}”` : 'Search'} />
      {/* Only the empty form is indexed, because the results are pages themselves. */}
      {query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <SearchForm
        query={address.query}
        version={version}
        choices={versions.choices}
        onQuery={(text) => setQuery(limitQuery(text))}
        onVersion={setVersion}
        onSubmit={settle}
      />
      <WithoutScript moreLinks={moreLinks} />
      <p role="status" className={styles.status}>
        {describe(results, query)}
      </p>
      {results.state === 'failed' && <SearchFailure error={results.error} onRetry={retry} />}
      {results.state === 'done' && results.count === 0 && (
        <NoResults query={query} version={version} onVersion={setVersion} onSuggestion={setQuery} />
      )}
      {results.state === 'done' && results.isWeak && <WeakResults />}
      {results.state !== 'failed' && <ResultList results={results} versions={versions} onMore={loadMore} />}
    </>
  );
}

function usePreparation(names: readonly string[]): void {
  const { prepare } = useSearch();
  const key = names.join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `names` is a new array on every render
  useEffect(() => void (mayPrefetch() && prepare(names)), [prepare, key]);
}

function describe({ state, count }: Results, query: string): string {
  if (state === 'waiting') return 'Searching…';
  if (state !== 'done' || count === 0) return '';
  return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`;
}
