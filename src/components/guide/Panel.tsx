import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  children: ReactNode;
}

/** Says at the beginning of a guide what the reader has at its end. */
export function WhatYouBuild({ children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <p>
        <strong>What you will build</strong>
      </p>
      {children}
    </div>
  );
}

/** Sums a guide up before it leads on. */
export function Recap({ children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <p>
        <strong>Recap</strong>
      </p>
      {children}
    </div>
  );
}
