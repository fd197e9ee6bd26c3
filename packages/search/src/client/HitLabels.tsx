import type { Hit } from '../query';
import type { Versions } from './useVersions';
import styles from './HitLabels.module.css';

interface HitLabelsProps {
  hit: Pick<Hit, 'kind' | 'tag'>;
  versions: Versions;
}

/** What a hit is, and its version unless that is the current one. */
export function HitLabels({ hit, versions }: HitLabelsProps) {
  const kind = { guide: 'Guide', api: 'API', error: 'Error', blog: 'Post', page: undefined }[hit.kind];
  const version = versions.otherVersion(hit.tag);
  if (!kind && !version) return null;
  return (
    <span className={styles.labels}>
      {kind && <span className={styles.kind}>{kind}</span>}
      {version && <span className={styles.version}>{version}</span>}
    </span>
  );
}
