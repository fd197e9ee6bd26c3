import { useSyncExternalStore } from 'react';

/** @returns What the key is called that makes a shortcut here; undefined until the browser has said where we are. */
export function useModifier(): '⌘' | 'Ctrl' | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(?:hone|od|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}
