import { useState } from 'react';
import { announce } from '@site/src/components/ui/announce';
import { useShortcut } from '@site/src/hooks/useShortcut';
import styles from './ShortcutsButton.module.css';

type Dialog = (typeof import('./ShortcutsDialog'))['ShortcutsDialog'];

/** Opens the list of the site's shortcuts, as `?` does. The list's code is loaded when it is asked for. */
export function ShortcutsButton() {
  const [Dialog, setDialog] = useState<Dialog>();

  const open = () => {
    import('./ShortcutsDialog').then(
      (module) => setDialog(() => module.ShortcutsDialog),
      (error: unknown) => {
        console.error(error);
        announce('The list of keyboard shortcuts could not be loaded');
      },
    );
  };
  useShortcut({ opens: 'help', isOpen: Dialog !== undefined, onKey: open });

  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
        Keyboard shortcuts
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
