import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { readShortcut } from '@site/core/search/shortcuts';
import { useSingleKeys } from './useSingleKeys';

interface Shortcuts {
  isOpen: boolean;
  open: (query: string) => void;
  close: () => void;
}

/** Widgets that take text, or that jump to what begins with a typed letter. */
const typingPlaces =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=spinbutton])';

/** Opens search from anywhere on the page. A listener that takes a key for itself calls `preventDefault` before. */
export function useShortcuts({ isOpen, open, close }: Shortcuts): void {
  const [singleKeys] = useSingleKeys();
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    const target = event.composedPath()[0];
    const isTyping = isOpen || (target instanceof Element && target.closest(typingPlaces) !== null) || isBehindDialog();
    const shortcut = readShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isTyping }, singleKeys);
    if (!shortcut) return;
    // The key is not typed into the field that opens, and means nothing else to the browser.
    event.preventDefault();
    if (isOpen) close();
    else open(shortcut.query);
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
