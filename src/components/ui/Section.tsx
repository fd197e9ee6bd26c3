import { type ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  tinted?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, tinted = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={clsx(styles.section, tinted && styles.tinted)}>
      <div className="container">
        <Heading as="h2" id={id} className={styles.title}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
