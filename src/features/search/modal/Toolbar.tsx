import { SingleKeysSwitch } from '@site/src/components/ui/SingleKeysSwitch';
import { useSearchSite } from '../useSearchSite';
import { useVersions } from '../useVersions';
import { VersionPicker } from '../VersionPicker';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  version: string;
  onVersion: (name: string) => void;
}

/** The row below the field: what is searched, and how search opens. */
export function Toolbar({ version, onVersion }: ToolbarProps) {
  const { contextualSearch } = useSearchSite().algolia;
  const { choices } = useVersions();
  return (
    <div className={styles.toolbar}>
      {contextualSearch && (
        <VersionPicker id="search-dialog-version" choices={choices} value={version} onChange={onVersion} />
      )}
      <SingleKeysSwitch />
    </div>
  );
}
