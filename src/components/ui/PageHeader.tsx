import { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { MarkBackdrop } from './Mark';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <MarkBackdrop className={styles.mark} />
      <div className="container">
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
