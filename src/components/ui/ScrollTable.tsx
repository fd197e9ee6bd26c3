import { useEffect, useRef, useState, type ComponentProps } from 'react';
import styles from './ScrollTable.module.css';

/**
 * A table in a box of its own, which scrolls sideways where the page is narrower than the table. While there is
 * something to scroll the box takes the keyboard's focus and has a name, as WCAG asks of scrolling regions.
 *
 * For pages it stands in for `table` in MDX (src/theme/MDXComponents/index.tsx).
 */
export function ScrollTable(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focusable = scrolls && ({ role: 'group', 'aria-label': 'Table, scrolls sideways', tabIndex: 0 } as const);
  return (
    <div ref={box} className={styles.box} {...focusable}>
      <table {...props} />
    </div>
  );
}

/**
 * The head of a column or row. One without text, as above the names of rows, heads nothing and so is a plain cell.
 *
 * For pages it stands in for `th` in MDX.
 */
export function TableHeader(props: ComponentProps<'th'>) {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
