import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './TypeTableMarkup.module.css';

export interface TypeTableMarkupProps {
  html: string;
  /** Space-separated ids in `html`. */
  ids: string;
}

/** Output of the type-table plugin for a `<TypeTable>`. Opaque to React; only the broken-anchor check needs the ids. */
export function TypeTableMarkup({ html, ids }: TypeTableMarkupProps) {
  const { collectAnchor } = useBrokenLinks();
  ids.split(' ').forEach((id) => collectAnchor(id));
  return <div className={styles.table} dangerouslySetInnerHTML={{ __html: html }} />;
}
