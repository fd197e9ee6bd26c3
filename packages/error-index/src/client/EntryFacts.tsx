import type { ReactNode } from 'react';
import { getDocsVersionSearchTag, useVersions } from '@docusaurus/plugin-content-docs/client';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './EntryFacts.module.css';

interface EntryFactsProps {
  where: string;
  versions: string;
  packages?: string;
}

/** Where an error occurs, in one line; the remark plugin places it below the messages. */
export function EntryFacts({ where, versions, packages }: EntryFactsProps): ReactNode {
  return (
    <>
      <SearchMetadata tag={useSearchTag(versions)} />
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
    </>
  );
}

/** An error of one version is found with the docs of that version, others with all. */
function useSearchTag(versions: string): string {
  const only = useVersions(undefined).find(({ label }) => label === versions);
  return only ? getDocsVersionSearchTag('default', only.name) : 'default';
}
