import { type ComponentProps } from 'react';
import styles from './ScrollTable.module.css';

/**
 * A table in a box that scrolls sideways where the page is narrower than the table. The keyboard reaches the box in the
 * HTML itself (WCAG 2.1.1). Replaces `table` in MDX.
 */
export function ScrollTable(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that may scroll
    <div className={styles.box} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The head of a column or row. An empty one, as above the names of rows, is a plain cell. Replaces `th` in MDX. */
export function TableHeader(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
