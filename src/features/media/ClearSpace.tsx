import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './ClearSpace.module.css';

/** The logo with its clear space: a quarter of the mark's height, x, on every side. */
export function ClearSpace() {
  return (
    <div className={styles.ground}>
      <svg viewBox="0 0 236 96" className={styles.drawing} role="img" aria-label="The logo with clear space around it">
        <rect className={styles.margin} x="0.5" y="0.5" width="235" height="95" />
        <rect className={styles.bounds} x="16" y="16" width="204" height="64" />
        <image href={useBaseUrl('img/logo-text.svg')} x="16" y="16" width="204" height="64" />
        <g className={styles.letters}>
          <text x="8" y="50">
            x
          </text>
          <text x="228" y="50">
            x
          </text>
          <text x="48" y="11">
            x
          </text>
          <text x="48" y="91">
            x
          </text>
        </g>
      </svg>
    </div>
  );
}
