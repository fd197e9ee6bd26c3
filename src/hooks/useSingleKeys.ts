import { singleKeys } from '@site/core/storage/stored-values';
import { useStoredValue } from './useStoredValue';

/** @returns whether single keys open search, which readers can turn off, and a function that stores the choice */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn, slot] = useStoredValue(singleKeys);
  return [isOn, (on) => (on ? slot.del() : slot.set('off'))];
}
