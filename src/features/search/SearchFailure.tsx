import { errorHelp, errorTitle } from './texts';
import styles from './SearchFailure.module.css';

/** Says that there is no answer, and offers to ask again. */
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
