import { useSyncExternalStore } from 'react';

/** Undefined until hydration. */
export function useModifier(): '⌘' | 'Ctrl' | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(?:hone|od|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}
