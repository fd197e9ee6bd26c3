import { singleKeys } from '../read-shortcut';
import { useStoredValue } from './useStoredValue';

/** Whether typing a single key opens search, and a function that stores the setting. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [isOn, slot] = useStoredValue(singleKeys);
  return [isOn, (on) => (on ? slot.del() : slot.set('off'))];
}
