import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { isComposing, readShortcut, typingPlaces, type Shortcut } from '../read-shortcut';
import { useSingleKeys } from './useSingleKeys';

interface ShortcutOptions<Opens extends Shortcut['opens']> {
  opens: Opens;
  /** Whether the target is open, so that keys are input for it. */
  isOpen: boolean;
  onKey: (shortcut: Extract<Shortcut, { opens: Opens }>) => void;
}

/** Listens on the whole page. Other listeners can reserve a key with `preventDefault`. */
export function useShortcut<Opens extends Shortcut['opens']>({ opens, isOpen, onKey }: ShortcutOptions<Opens>): void {
  const [singleKeys] = useSingleKeys();
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const target = event.composedPath()[0];
    const isTyping = isOpen || (target instanceof Element && target.closest(typingPlaces) !== null) || isBehindDialog();
    const shortcut = readShortcut(
      { key, ctrlKey, metaKey, altKey, shiftKey, isComposing: isComposing(event), isTyping },
      singleKeys,
    );
    if (shortcut?.opens !== opens) return;
    // Otherwise the browser would type the key into the input that opens.
    event.preventDefault();
    onKey(shortcut as Extract<Shortcut, { opens: Opens }>);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

function isBehindDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
