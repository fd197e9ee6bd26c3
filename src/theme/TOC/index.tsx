// Wraps theme-classic's component. Changes: adds a landmark, because next to blog posts it is outside the main area; a
// long table scrolls with the page, so that the active entry stays visible.

import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import { reveal } from '@site/src/features/reading-position/reveal';
import styles from './styles.module.css';

export default function TOCLandmark(props: ComponentProps<typeof TOC>): ReactNode {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    let isReading = false;
    // The theme sets the class while the page scrolls.
    const observer = new MutationObserver(() => {
      // No entry is active above the first heading.
      const active = nav.current!.querySelector('.table-of-contents__link--active') ?? nav.current!.querySelector('a');
      reveal(active, isReading);
      isReading = true;
    });
    observer.observe(nav.current!, { subtree: true, attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return (
    <nav
      ref={nav}
      className={styles.landmark}
      aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
    >
      <TOC {...props} />
    </nav>
  );
}
