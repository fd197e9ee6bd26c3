import type { ReactNode } from 'react';
import { PageMenu } from './PageMenu';
import styles from './PageMenu.module.css';

/** Something on top of a page, with the page's menu at the end of its line. */
export function PageMenuRow({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      <div>{children}</div>
      <PageMenu />
    </div>
  );
}
