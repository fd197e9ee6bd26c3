import { newIssueUrl, type IssueDraft } from '@typed-docs/utils/new-issue';
import { useSearchSite } from './useSearchSite';
import styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  onSuggestion: (query: string) => void;
}

export function NoResults({ query, onSuggestion }: NoResultsProps) {
  const { suggestions, issuesUrl } = useSearchSite();
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
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
      )}
      {issuesUrl && (
        <p>
          Believe this query should return results?{' '}
          <a href={newIssueUrl(issuesUrl, draftIssue(query))} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

const draftIssue = (query: string): IssueDraft => ({
  title: `docs: search finds nothing for "${query}"`,
  body: `I searched the docs for \`${query}\`, at ${window.location.href}, and expected to find: `,
});
