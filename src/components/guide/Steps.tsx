import type { ReactNode } from 'react';
import styles from './Steps.module.css';

interface Props {
  children: ReactNode;
}

/** Connects steps with a rail: headings with their content, which src/remark/guide-components.ts groups, or a list. */
export function Steps({ children }: Props) {
  return <div className={styles.steps}>{children}</div>;
}

export function Step({ children }: Props) {
  return <div className={styles.step}>{children}</div>;
}
