import type { VersionChoice } from './useVersions';
import styles from './VersionPicker.module.css';

interface VersionPickerProps {
  id: string;
  choices: readonly VersionChoice[];
  value: string;
  onChange: (name: string) => void;
}

export function VersionPicker({ id, choices, value, onChange }: VersionPickerProps) {
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>Version</label>
      <select id={id} name="version" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
