import { useStorageSlot } from '@docusaurus/theme-common';
import { singleKeysSlot } from '@site/core/shortcuts/read-shortcut';

/** @returns whether single keys open search, which readers can turn off, and a function that stores the choice */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [value, slot] = useStorageSlot(singleKeysSlot);
  return [value !== 'off', (on) => (on ? slot.del() : slot.set('off'))];
}
