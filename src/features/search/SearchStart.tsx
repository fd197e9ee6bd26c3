import { limitQuery } from '@site/core/search/parameters';
import { SearchField } from './SearchField';
import { label } from './texts';
import { useSearchSite } from './useSearchSite';
import styles from './SearchStart.module.css';

/** A form that leads to the page of results, without scripts too. A new query fills the field anew. */
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
