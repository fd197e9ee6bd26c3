import { errorHelp, errorTitle } from './texts';
import styles from './SearchFailure.module.css';

interface SearchFailureProps {
  error: unknown;
  onRetry: () => void;
}

export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  // Webpack's name for the error, e.g. after a deployment that removed the page's scripts.
  const lacksScript = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{errorTitle}</p>
      <p>{errorHelp}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
      {lacksScript && (
        <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      )}
    </div>
  );
}
