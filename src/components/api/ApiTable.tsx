import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HashLink } from '@site/src/components/ui/HashLink';
import styles from '@site/src/components/mdx/TypeTableMarkup.module.css';

/** A table of parameters or members in the API reference; it looks like the type tables of the guides. */
export function ApiTable({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.table}>{children}</div>;
}

/** A link to a row itself, like those of headings. */
export function ApiAnchor({ id, name }: { id: string; name: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <HashLink to={id} id={id} label={`Direct link to ${name}`} />;
}
