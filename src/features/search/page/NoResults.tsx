import { useMissingResultsUrl } from '../useMissingResultsUrl';
import { useSearchSite } from '../useSearchSite';
import styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  onSuggestion: (query: string) => void;
}

/** The same words as in DocSearch's modal. */
export function NoResults({ query, onSuggestion }: NoResultsProps) {
  const { suggestions } = useSearchSite();
  const getMissingResultsUrl = useMissingResultsUrl();
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <p>
        Try searching for{' '}
        {suggestions.map((text) => (
          <button
            key={text}
            type="button"
            className="button button--secondary button--sm"
            onClick={() => onSuggestion(text)}
          >
            {text}
          </button>
        ))}
      </p>
      <p>
        Believe this query should return results?{' '}
        <a href={getMissingResultsUrl({ query })} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
