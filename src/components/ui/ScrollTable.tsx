import { type ComponentProps } from 'react';
import styles from './ScrollTable.module.css';

/** Replaces `table` in MDX with one that scrolls sideways and is reachable by keyboard (WCAG 2.1.1). */
export function ScrollTable(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region
    <div className={styles.box} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Replaces `th` in MDX. Empty header cells, as in the top left corner, become plain cells. */
export function TableHeader(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
