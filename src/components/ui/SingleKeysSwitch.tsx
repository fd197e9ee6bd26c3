import { useSingleKeys } from '@site/src/hooks/useSingleKeys';
import styles from './SingleKeysSwitch.module.css';

/** Where readers turn single keys off, and on again; for every place that lists the site's shortcuts. */
export function SingleKeysSwitch() {
  const [on, set] = useSingleKeys();
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      Open search by typing
    </label>
  );
}
