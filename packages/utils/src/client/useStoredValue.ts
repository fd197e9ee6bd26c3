import { useMemo } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import type { StoredValue } from '../stored-value';

/** Returns the validated value and its storage slot. */
export function useStoredValue<Value>({
  key,
  read,
}: StoredValue<Value>): [Value, ReturnType<typeof useStorageSlot>[1]] {
  const [text, slot] = useStorageSlot(key);
  return [useMemo(() => read(text), [read, text]), slot];
}
