import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import { useScrollLock } from '@site/src/hooks/useScrollLock';
import { label } from './texts';
import { loadModal } from './load-modal';
import { WaitingRoom } from './WaitingRoom';
import { keepFocusInside } from './keep-focus-inside';
import styles from './SearchDialog.module.css';

type Modal = Awaited<ReturnType<typeof loadModal>>;

interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/**
 * The browser's own dialog around DocSearch's modal: everything behind it is out of reach, and Escape and the back
 * gesture close it. It opens before the modal's code is there, with a field of its own that takes what is typed.
 */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState<{ Modal: Modal; query: string }>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useEvent(async () => {
    setHasFailed(false);
    try {
      const Modal = await loadModal();
      await endOfComposition(dialog.current);
      // Closed meanwhile.
      if (!dialog.current) return;
      // In one go with reading what was typed so far: no key falls between the two fields.
      flushSync(() => setReady({ Modal, query: dialog.current!.querySelector('input')!.value }));
    } catch {
      setHasFailed(true);
    }
  });

  useLayoutEffect(() => dialog.current!.showModal(), []);
  useScrollLock();
  useEffect(() => void load(), [load]);
  useCloseOnNavigation(onClose);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab') keepFocusInside(event);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // DocSearch would only empty its list.
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      {ready ? (
        <ready.Modal initialQuery={ready.query} onClose={onClose} />
      ) : (
        <WaitingRoom initialQuery={initialQuery} hasFailed={hasFailed} onRetry={load} onClose={onClose} />
      )}
    </dialog>
  );
}

/** An input method that is at work in a field would be cut off if the field went away. */
async function endOfComposition(dialog: HTMLDialogElement | null): Promise<void> {
  if (!dialog?.querySelector('input[data-composing]')) return;
  await new Promise((resolve) => dialog.addEventListener('compositionend', resolve, { once: true }));
}

/**
 * Closes as soon as the reader goes elsewhere, not when the page arrives: on a slow connection search may have been
 * opened anew until then.
 */
function useCloseOnNavigation(onClose: () => void): void {
  const history = useHistory();
  const close = useEvent(onClose);
  useEffect(() => history.listen(() => close()), [history, close]);
}
