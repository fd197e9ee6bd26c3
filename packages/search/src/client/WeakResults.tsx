import styles from './WeakResults.module.css';

/** Above results that lack most of the query. */
export function WeakResults() {
  return (
    <p className={styles.note}>
      No page has most of these words. These are the <strong>closest pages</strong>.
    </p>
  );
}
