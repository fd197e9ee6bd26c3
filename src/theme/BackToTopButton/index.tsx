// Wraps theme-classic's component. Change: with reduced motion the page jumps, because the theme scrolls by script.

import { type MouseEvent, type ReactNode } from 'react';
import { prefersReducedMotion } from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import styles from './styles.module.css';

export default function StillBackToTopButton(): ReactNode {
  return (
    <div className={styles.wrapper} onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}

function jump(event: MouseEvent): void {
  if (!prefersReducedMotion()) return;
  event.stopPropagation();
  window.scrollTo(0, 0);
}
