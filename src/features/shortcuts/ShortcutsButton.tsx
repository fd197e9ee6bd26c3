import { useState } from 'react';
import { useShortcut } from '@typed-docs/utils/client/useShortcut';
import { ShortcutsDialog } from './ShortcutsDialog';
import styles from './ShortcutsButton.module.css';

export function ShortcutsButton() {
  const [isOpen, setOpen] = useState(false);
  useShortcut({ opens: 'help', isOpen, onKey: () => setOpen(true) });
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
