import { useStorageSlot } from '@docusaurus/theme-common';
import { singleKeysSlot } from '@site/core/shortcuts/read-shortcut';

/**
 * Whether single keys open search. It is on unless the reader turned it off, which the browser's storage remembers;
 * without storage it stays on.
 *
 * @returns The choice, and a function that changes it.
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [value, slot] = useStorageSlot(singleKeysSlot);
  return [value !== 'off', (on) => (on ? slot.del() : slot.set('off'))];
}
