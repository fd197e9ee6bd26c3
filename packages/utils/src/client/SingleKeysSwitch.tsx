import { useSingleKeys } from './useSingleKeys';
import styles from './SingleKeysSwitch.module.css';

/** Turns single-key shortcuts on and off (WCAG 2.2, 2.1.4). */
export function SingleKeysSwitch() {
  const [on, set] = useSingleKeys();
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      Open search by typing
    </label>
  );
}
