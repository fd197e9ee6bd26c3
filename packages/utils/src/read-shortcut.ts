import type { StoredValue } from './stored-value.ts';

/**
 * Single-key shortcuts interfere with speech input and other assistive technology, so users can turn them off.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */

export const singleKeys: StoredValue<boolean> = { key: 'search.single-keys', read: (text) => text !== 'off' };

export const typingPlaces =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=spinbutton])';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  isTyping: boolean;
}

/**
 * Whether an input method is composing text. Safari sends the `keydown` that ends a composition after `compositionend`,
 * with `isComposing` false and key code 229.
 *
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}

export type Shortcut =
  | {
      opens: 'search';
      query: string;
    }
  | { opens: 'help' };

export function readShortcut(press: KeyPress, allowsSingleKeys: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isTyping } = press;
  if (press.isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? { opens: 'search', query: '' } : undefined;
  if (!allowsSingleKeys || isTyping || !isPrintable(key)) return undefined;
  return key === '?' ? { opens: 'help' } : { opens: 'search', query: key === '/' ? '' : key };
}

/** Named keys (`Enter`, `F5`) have several letters; Space scrolls. */
function isPrintable(key: string): boolean {
  return [...key].length === 1 && key.trim() !== '';
}
