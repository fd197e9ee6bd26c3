import type { ComponentProps } from 'react';
import { maxQueryLength } from '../query';
import { MagnifierIcon } from './SearchButton';
import { label, placeholder } from './texts';
import styles from './SearchField.module.css';

export function SearchField(props: ComponentProps<'input'>) {
  return (
    <div className={styles.field}>
      <MagnifierIcon />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="search"
        {...props}
      />
    </div>
  );
}
