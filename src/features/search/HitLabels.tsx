import type { Hit } from '@site/core/search/multi-query';
import type { Versions } from './useVersions';
import styles from './HitLabels.module.css';

interface HitLabelsProps {
  hit: Pick<Hit, 'kind' | 'docusaurus_tag'>;
  versions: Versions;
}

/** What sets a hit apart from the guides of the version on screen: that it is a post, or of the API, or of another version. */
export function HitLabels({ hit, versions }: HitLabelsProps) {
  const kind = { blog: 'Blog', api: 'API', guide: undefined, page: undefined }[hit.kind];
  const version = versions.otherVersion(hit.docusaurus_tag);
  if (!kind && !version) return null;
  return (
    <span className={styles.labels}>
      {kind && <span className={styles.kind}>{kind}</span>}
      {version && <span className={styles.version}>{version}</span>}
    </span>
  );
}
