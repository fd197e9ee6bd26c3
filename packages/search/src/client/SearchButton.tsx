import type { Ref } from 'react';
import clsx from 'clsx';
import { useModifier } from '@typed-docs/utils/client/useModifier';
import { label } from './texts';
import styles from './SearchButton.module.css';

interface SearchButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Called on hover, focus and touch. */
  onIntent: () => void;
  onClick: () => void;
}

/** Uses DocSearch's class names, which styles and scripts for Docusaurus sites rely on. */
export function SearchButton({ ref, onIntent, onClick }: SearchButtonProps) {
  const modifier = useModifier();
  return (
    <button
      ref={ref}
      type="button"
      className={`DocSearch DocSearch-Button ${styles.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts={modifier && `${modifier === '⌘' ? 'Meta' : 'Control'}+K`}
      onMouseOver={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={onClick}
    >
      <MagnifierIcon />
      <span className={styles.label}>{label}</span>
      <span className={clsx(styles.keys, !modifier && styles.unknown)} aria-hidden="true">
        <kbd>{modifier ?? 'Ctrl'}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}

export function MagnifierIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="7" />
      <path d="m20.5 20.5-4.5-4.5" strokeLinecap="round" />
    </svg>
  );
}
