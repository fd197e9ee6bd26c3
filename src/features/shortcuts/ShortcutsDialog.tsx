import { Fragment, useLayoutEffect, useRef } from 'react';
import { useModifier } from '@typed-docs/utils/client/useModifier';
import { useScrollLock } from '@typed-docs/utils/client/useScrollLock';
import { useSingleKeys } from '@typed-docs/utils/client/useSingleKeys';
import { otherGroups, singleKeyGroup, type ShortcutGroup } from './shortcuts';
import styles from './ShortcutsDialog.module.css';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  useLayoutEffect(() => dialog.current!.showModal(), []);
  useScrollLock();

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the dialog as well
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      // The content covers the dialog, so this is a click on the backdrop.
      onMouseDown={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <form method="dialog" className={styles.head}>
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button type="submit" className={styles.close} aria-label="Close">
          <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </form>
      <div className={styles.groups}>
        <div className={hasSingleKeys ? undefined : styles.off}>
          <Group {...singleKeyGroup} />
          {/* WCAG 2.2, 2.1.4 Character Key Shortcuts */}
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={hasSingleKeys}
              onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
            />
            <span>
              Use single keys
              <small>Turn them off if you use speech input, or press keys by mistake.</small>
            </span>
          </label>
        </div>
        {otherGroups.map((group) => (
          <Group key={group.where} {...group} />
        ))}
      </div>
    </dialog>
  );
}

function Group({ where, shortcuts }: ShortcutGroup) {
  const modifier = useModifier();
  return (
    <section>
      <h3>{where}</h3>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((together, i) => (
                <Fragment key={together.join()}>
                  {i > 0 && <span>or</span>}
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
    </section>
  );
}
