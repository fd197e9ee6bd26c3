import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  children: ReactNode;
}

/** Says at the start of a guide what readers will have at the end. */
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

/** Sums up a guide before its next steps. */
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
