import { Fragment, useLayoutEffect, useRef } from 'react';
import { SingleKeysSwitch } from '@typed-docs/utils/client/SingleKeysSwitch';
import { useModifier } from '@typed-docs/utils/client/useModifier';
import { useScrollLock } from '@typed-docs/utils/client/useScrollLock';
import { shortcutGroups } from './shortcuts';
import styles from './ShortcutsDialog.module.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const modifier = useModifier();
  useLayoutEffect(() => dialog.current!.showModal(), []);
  useScrollLock();

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="shortcuts-title" onClose={onClose}>
      <form method="dialog" className={styles.head}>
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button type="submit" className="clean-btn close" aria-label="Close">
          <span aria-hidden="true">×</span>
        </button>
      </form>
      {shortcutGroups.map(({ where, shortcuts }) => (
        <Fragment key={where}>
          <h3>{where}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={styles.row}>
                <dt>
                  {keys.map((together, i) => (
                    <Fragment key={together.join()}>
                      {i > 0 && ' or '}
                      {together.map((key) => (
                        <kbd key={key}>{key === 'Mod' ? modifier : key}</kbd>
                      ))}
                    </Fragment>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <SingleKeysSwitch />
      <p className={styles.note}>Turn it off when keys that you don’t mean open search or this list.</p>
    </dialog>
  );
}
