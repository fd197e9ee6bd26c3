import { errorHelp, errorTitle } from './texts';
import styles from './SearchFailure.module.css';

/** Reports that search failed, with a way to try again. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{errorTitle}</p>
      <p>{errorHelp}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
