import type { StoredValue } from '@typed-docs/utils/stored-value';

export interface ChecklistState {
  /** Ids of ticked items. */
  done: readonly string[];
  /** Labels of groups to show; none for all. */
  uses: readonly string[];
}

/** Entries that the page no longer has are harmless, and stay until the reader changes something. */
export function readChecklist(text: string | null): ChecklistState {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    value = {};
  }
  const { done, uses } = (value ?? {}) as Partial<Record<keyof ChecklistState, unknown>>;
  return { done: readTexts(done), uses: readTexts(uses) };
}

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const storedChecklist = (name: string): StoredValue<ChecklistState> => ({
  key: `checklist.${name}`,
  read: readChecklist,
});

export const toggle = (list: readonly string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
