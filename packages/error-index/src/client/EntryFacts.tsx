import type { ReactNode } from 'react';
import styles from './EntryFacts.module.css';

interface EntryFactsProps {
  where: string;
  versions: string;
  packages?: string;
}

/** Where an error occurs, in one line; the remark plugin places it below the messages. */
export function EntryFacts({ where, versions, packages }: EntryFactsProps): ReactNode {
  return (
    <ul className={styles.facts}>
      <li>
        <strong>Where</strong> <span>{where}</span>
      </li>
      <li>
        <strong>Versions</strong> <span>{versions}</span>
      </li>
      {packages && (
        <li>
          <strong>Printed by</strong> <span>{packages}</span>
        </li>
      )}
    </ul>
  );
}
