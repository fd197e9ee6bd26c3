import Link from '@docusaurus/Link';
import { allVersions } from '../address';
import { newIssueUrl, type IssueDraft } from '@typed-docs/utils/new-issue';
import { useSearchSite } from './useSearchSite';
import { useVersions } from './useVersions';
import styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  /** Version that was searched, or `allVersions`. */
  version: string;
  onVersion: (version: string) => void;
  onSuggestion: (query: string) => void;
}

export function NoResults({ query, version, onVersion, onSuggestion }: NoResultsProps) {
  const { suggestions, issuesUrl, errorsPath } = useSearchSite();
  const { choices } = useVersions();
  const searched = choices.find(({ name }) => name === version);
  return (
    <div className={styles.panel}>
      <NothingIcon />
      <p className={styles.title}>
        No results for “<strong>{query}</strong>”
      </p>
      <p className={styles.advice}>
        Try fewer words or the name of an export. For an error message, leave out your own names and paths
        {errorsPath === undefined ? (
          '.'
        ) : (
          <>
            , or <Link to={`/${errorsPath}`}>paste all of it into the list of errors</Link>.
          </>
        )}
      </p>
      {suggestions.length > 0 && (
        <p className={styles.choices}>
          Try searching for{' '}
          {suggestions.map((text) => (
            <button key={text} type="button" onClick={() => onSuggestion(text)}>
              {text}
            </button>
          ))}
        </p>
      )}
      {searched && version !== allVersions && (
        <p className={styles.choices}>
          Only {searched.label} was searched.{' '}
          <button type="button" onClick={() => onVersion(allVersions)}>
            Search all versions
          </button>
        </p>
      )}
      {issuesUrl && (
        <p className={styles.report}>
          Believe this query should return results?{' '}
          <a href={newIssueUrl(issuesUrl, draftIssue(query))} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  );
}

/** A magnifier that finds an empty line. */
function NothingIcon() {
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="21" cy="21" r="14" />
      <path d="m41 41-9.5-9.5M15 21h12" strokeLinecap="round" />
    </svg>
  );
}

const draftIssue = (query: string): IssueDraft => ({
  title: `docs: search finds nothing for "${query}"`,
  body: `I searched the docs for \`${query}\`, at ${window.location.href}, and expected to find: `,
});
