// Wraps theme-classic's component. Change: adds a landmark, because next to blog posts it is outside the main area.

import { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function TOCLandmark(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
    >
      <TOC {...props} />
    </nav>
  );
}
