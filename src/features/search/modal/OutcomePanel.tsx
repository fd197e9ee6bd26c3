import { useContext } from 'react';
import { SearchFailure } from '../SearchFailure';
import { useSearchSite } from '../useSearchSite';
import { OutcomeContext } from './outcome';
import styles from './OutcomePanel.module.css';

interface OutcomePanelProps {
  onRetry: () => void;
  onSuggestion: (query: string) => void;
}

/** What DocSearch does not tell of a search: that it failed, what else to try, and how many results there are. */
export function OutcomePanel({ onRetry, onSuggestion }: OutcomePanelProps) {
  const { query, outcome } = useContext(OutcomeContext);
  const shown = query === '' ? undefined : outcome;
  return (
    <>
      {shown?.status === 'failed' && <SearchFailure onRetry={onRetry} />}
      {shown?.status === 'answered' && shown.count === 0 && <Suggestions onSuggestion={onSuggestion} />}
      <p role="status" className="visually-hidden">
        {shown?.status === 'answered' && describeCount(shown.count, shown.query)}
      </p>
    </>
  );
}

/** DocSearch 4.7.0 would suggest sections it has seen, but keeps them in a form in which it does not find them. */
function Suggestions({ onSuggestion }: Pick<OutcomePanelProps, 'onSuggestion'>) {
  const { suggestions } = useSearchSite();
  return (
    <div className={styles.suggestions}>
      <p>Try searching for</p>
      <ul>
        {suggestions.map((text) => (
          <li key={text}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeCount(count: number, query: string): string {
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? '1 result' : `${count} results`;
}
