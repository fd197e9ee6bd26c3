import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

/** Files and folders, from a list that src/remark/guide-components.ts reads. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className={styles.tree}>{children}</div>;
}
