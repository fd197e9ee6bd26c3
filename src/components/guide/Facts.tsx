import styles from './Facts.module.css';

interface FactsProps {
  /** An estimate in minutes, `10 min`. */
  time: string;
  needs: string;
  /** Names between spaces. src/remark/guide-components.ts takes them from the page's first install command. */
  packages: string;
}

/** A guide's duration and prerequisites. */
export function Facts({ time, needs, packages }: FactsProps) {
  return (
    <ul className={styles.facts}>
      <li>
        <strong>Time</strong> <span>About {Number.parseInt(time, 10)} minutes</span>
      </li>
      <li>
        <strong>You need</strong> <span>{needs}</span>
      </li>
      <li>
        <strong>Packages</strong>{' '}
        <span>
          {packages.split(' ').map((name, i) => (
            <span key={name}>
              {i > 0 && ' '}
              <code>{name}</code>
            </span>
          ))}
        </span>
      </li>
    </ul>
  );
}
