import { type SVGProps } from 'react';
import styles from './Mark.module.css';

/** The shapes of static/img/logo.svg, in the color of the text. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" {...props}>
      <path d="M29.5 10v30a10 10 0 0 0 10 10h8M18 25h20.5" strokeWidth="7" />
      <circle cx="46" cy="25" r="6.25" strokeWidth="5.5" />
      <circle cx="16.5" cy="25" r="7.25" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The large mark behind a positioned parent's text, cropped by the parent's edges. An ornament, so it has no name. */
export function MarkBackdrop({ className }: { className?: string }) {
  return (
    <div className={styles.backdrop} aria-hidden>
      <Mark className={className} />
    </div>
  );
}
