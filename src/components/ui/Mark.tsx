import styles from './Mark.module.css';

/**
 * The shapes of static/img/logo.svg, in the color of the text, on the ground of a positioned parent. An ornament, so it has
 * no name.
 */
export function Mark({ className }: { className?: string }) {
  return (
    <div className={styles.ground} aria-hidden>
      <svg className={className} viewBox="0 0 64 64" fill="none" stroke="currentColor">
        <path d="M29.5 10v30a10 10 0 0 0 10 10h8M18 25h20.5" strokeWidth="7" />
        <circle cx="46" cy="25" r="6.25" strokeWidth="5.5" />
        <circle cx="16.5" cy="25" r="7.25" fill="currentColor" stroke="none" />
      </svg>
    </div>
  );
}
