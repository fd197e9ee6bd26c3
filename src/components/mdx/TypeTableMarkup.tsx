import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './TypeTableMarkup.module.css';

export interface TypeTableMarkupProps {
  /** The table, as the build made it (core/type-table/markup.ts). */
  html: string;
  /** The ids in it, with spaces between. */
  ids: string;
}

/**
 * What the build makes of a `<TypeTable>` (plugins/type-table). There is nothing to do in the page: React sees one opaque
 * piece, and only the check for broken anchors needs to know which ids are in it.
 */
export function TypeTableMarkup({ html, ids }: TypeTableMarkupProps) {
  const { collectAnchor } = useBrokenLinks();
  ids.split(' ').forEach((id) => collectAnchor(id));
  return <div className={styles.table} dangerouslySetInnerHTML={{ __html: html }} />;
}
