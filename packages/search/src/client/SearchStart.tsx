import { limitQuery } from '../query';
import { SearchField } from './SearchField';
import { label } from './texts';
import { useSearchSite } from './useSearchSite';
import styles from './SearchStart.module.css';

/** A form that opens the search page, even without JavaScript. The key resets the field for a new query. */
export function SearchStart({ query }: { query: string }) {
  const { baseUrl, pagePath } = useSearchSite();
  return (
    <form role="search" action={`${baseUrl}${pagePath}`} className={styles.form}>
      <SearchField key={query} defaultValue={limitQuery(query)} />
      <button type="submit" className="button button--primary">
        {label}
      </button>
    </form>
  );
}
