import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './TypeTableMarkup.module.css';

export interface TypeTableMarkupProps {
  html: string;
  /** Space-separated ids in `html`. */
  ids: string;
  /** Space-separated addresses of links to this site in `html`, with the base URL. */
  links?: string;
}

/** Output of the type-table plugin for a `<TypeTable>`. Opaque to React; only the check of links needs ids and links. */
export function TypeTableMarkup({ html, ids, links }: TypeTableMarkupProps) {
  const { collectAnchor, collectLink } = useBrokenLinks();
  ids.split(' ').forEach((id) => collectAnchor(id));
  links?.split(' ').forEach((link) => collectLink(link));
  return <div className={styles.table} dangerouslySetInnerHTML={{ __html: html }} />;
}
