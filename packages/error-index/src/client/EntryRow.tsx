import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './EntryRow.module.css';

interface Props {
  href: string;
  title: string;
  description: string;
  /** Where the error appears, versions and packages. */
  facts: readonly string[];
  children?: ReactNode;
}

/** An item of a list of errors. */
export function EntryRow({ href, title, description, facts, children }: Props): ReactNode {
  return (
    <li className={styles.row}>
      <Link to={href}>{title}</Link>
      <p>{description}</p>
      {children}
      <small>{facts.join(' · ')}</small>
    </li>
  );
}
