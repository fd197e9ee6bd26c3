import { useMemo } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import type { StoredValue } from '@site/core/storage/stored-values';

/** @returns the value in the browser's storage, as its guard reads it, and the slot that holds it */
export function useStoredValue<Value>({
  key,
  read,
}: StoredValue<Value>): [Value, ReturnType<typeof useStorageSlot>[1]] {
  const [text, slot] = useStorageSlot(key);
  return [useMemo(() => read(text), [read, text]), slot];
}
