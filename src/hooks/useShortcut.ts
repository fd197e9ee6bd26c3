import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { readShortcut, typingPlaces, type Shortcut } from '@site/core/shortcuts/read-shortcut';
import { useSingleKeys } from './useSingleKeys';

interface ShortcutOptions<Opens extends Shortcut['opens']> {
  opens: Opens;
  /** Whether what opens is open already, and has the reader's keys. */
  isOpen: boolean;
  onKey: (shortcut: Extract<Shortcut, { opens: Opens }>) => void;
}

/** Answers to keys from anywhere on the page. A listener that takes a key for itself calls `preventDefault` before. */
export function useShortcut<Opens extends Shortcut['opens']>({ opens, isOpen, onKey }: ShortcutOptions<Opens>): void {
  const [singleKeys] = useSingleKeys();
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    const target = event.composedPath()[0];
    const isTyping = isOpen || (target instanceof Element && target.closest(typingPlaces) !== null) || isBehindDialog();
    const shortcut = readShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isTyping }, singleKeys);
    if (shortcut?.opens !== opens) return;
    // The key is not typed into the field that opens, and means nothing else to the browser.
    event.preventDefault();
    onKey(shortcut as Extract<Shortcut, { opens: Opens }>);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

/** Whether something else lies over the page and has the reader's keys. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
