import { useSyncExternalStore } from 'react';

/** @returns the name of the modifier key for shortcuts; undefined until hydration */
export function useModifier(): '⌘' | 'Ctrl' | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(?:hone|od|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}
