import { limitQuery } from '@site/core/search/query';
import { SearchField } from './SearchField';
import { label } from './texts';
import { useSearchSite } from './useSearchSite';
import styles from './SearchStart.module.css';

/** A form that leads to the page of results, also without scripts. A new query resets the field. */
export function SearchStart({ query }: { query: string }) {
  const { baseUrl, algolia } = useSearchSite();
  return (
    <form role="search" action={`${baseUrl}${algolia.searchPagePath}`} className={styles.form}>
      <SearchField key={query} defaultValue={limitQuery(query)} />
      <button type="submit" className="button button--primary">
        {label}
      </button>
    </form>
  );
}
