import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import SearchMetadata from '@theme/SearchMetadata';
import { groupEntries, keepMatching, listVersions, type EntryGroup } from '../list-entries';
import { EntryRow } from './EntryRow';
import { PasteBox } from './PasteBox';
import styles from './ErrorIndex.module.css';

/**
 * The list of errors with a filter, and the box that finds a pasted error. Without scripts, it is the list alone. The list
 * comes from the sidebar, which Docusaurus loads with the page; messages are loaded when the box is used.
 */
export function ErrorIndex(): ReactNode {
  const { docs } = useDocsVersion();
  const groups = groupEntries(useDocsSidebar()?.items ?? [], docs);
  return (
    <>
      {/* Found with the docs of all versions. */}
      <SearchMetadata tag="default" />
      <PasteBox />
      <List groups={groups} />
    </>
  );
}

function List({ groups }: { groups: readonly EntryGroup[] }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState({ words: '', version: '' });
  const readForm = () => {
    const fields = new FormData(form.current!);
    setWanted({ words: String(fields.get('words') ?? ''), version: String(fields.get('version') ?? '') });
  };
  // The reader may have typed before hydration.
  useEffect(() => readForm(), []);
  const shown = keepMatching(groups, wanted);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const isFiltered = wanted.words.trim() !== '' || wanted.version !== '';
  return (
    <>
      <form ref={form} className={styles.filter} onSubmit={(event) => event.preventDefault()} onChange={readForm}>
        <label>
          Filter the list
          <input
            type="search"
            name="words"
            autoComplete="off"
            spellCheck="false"
            placeholder="TS2742, Next.js, fetch"
          />
        </label>
        <label>
          Version
          <select name="version">
            <option value="">All</option>
            {listVersions(groups).map((label) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <p role="status">{isFiltered && (count === 0 ? 'No error in the list matches.' : `${count} found`)}</p>
      </form>
      {shown.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.entries}>
            {entries.map(({ href, label, description, versions, packages }) => (
              <EntryRow
                key={href}
                href={href}
                title={label}
                description={description}
                facts={[versions.join(', '), ...packages].filter(Boolean)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
