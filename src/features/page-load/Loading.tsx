import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type ThemeLoading from '@theme/Loading';
import styles from './page-load.module.css';

export function Loading({ error, pastDelay, retry }: Parameters<typeof ThemeLoading>[0]): ReactNode {
  if (error) {
    const title = translate({
      id: 'pageLoad.failed',
      message: 'This page did not load completely.',
      description: 'Shown when the scripts of a page could not be loaded',
    });
    return (
      <div className={styles.failure} role="alert">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {translate({ id: 'pageLoad.retry', message: 'Retry', description: 'The button to load a page again' })}
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">
        {translate({
          id: 'pageLoad.loading',
          message: 'Loading the page',
          description: 'Announced while a page loads',
        })}
      </span>
    </div>
  );
}
