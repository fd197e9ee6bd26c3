import { errorHelp, errorTitle } from './texts';
import styles from './SearchFailure.module.css';

interface SearchFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Reports that search failed, with a way to try again, and to reload a page whose scripts a deployment has replaced. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  // The bundler's name for a script that it could not load.
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
