import type { Hit } from '../query';
import type { Versions } from './useVersions';
import styles from './HitLabels.module.css';

interface HitLabelsProps {
  hit: Pick<Hit, 'kind' | 'tag'>;
  versions: Versions;
}

/** Labels every hit except guides of the current version. */
export function HitLabels({ hit, versions }: HitLabelsProps) {
  const kind = { blog: 'Blog', api: 'API', error: 'Error', guide: undefined, page: undefined }[hit.kind];
  const version = versions.otherVersion(hit.tag);
  if (!kind && !version) return null;
  return (
    <span className={styles.labels}>
      {kind && <span className={styles.kind}>{kind}</span>}
      {version && <span className={styles.version}>{version}</span>}
    </span>
  );
}
