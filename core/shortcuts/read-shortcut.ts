/**
 * Single keys open search or the list of shortcuts, except where the reader types. They interfere with speech input and other
 * assistive technology, so readers can turn them off.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */

/** The storage key, without the site's suffix; its value `off` turns single keys off. */
export const singleKeysSlot = 'search.single-keys';

/** Selector of widgets that handle typed text. */
export const typingPlaces =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=spinbutton])';

/** The relevant properties of a `keydown` event. */
export interface KeyPress {
  /** As `KeyboardEvent.key`: the character that the key types, or the key's name. */
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** As {@link isComposing} says. */
  isComposing: boolean;
  /** Whether the target handles typed text. */
  isTyping: boolean;
}

/**
 * Whether a `keydown` event is of an input method that composes text. In Safari, the one that ends a composition comes after it,
 * and has only the key code of input methods.
 *
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}

export type Shortcut =
  | {
      opens: 'search';
      /** The initial query. */
      query: string;
    }
  | { opens: 'help' };

/**
 * @param singleKeys whether the reader allows single keys
 * @returns the shortcut, or undefined for other keys
 */
export function readShortcut(press: KeyPress, singleKeys: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isTyping } = press;
  if (press.isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? { opens: 'search', query: '' } : undefined;
  if (!singleKeys || isTyping || !isPrintable(key)) return undefined;
  return key === '?' ? { opens: 'help' } : { opens: 'search', query: key === '/' ? '' : key };
}

/** Named keys (`Enter`, `F5`) have more than one letter; Space scrolls. */
function isPrintable(key: string): boolean {
  return [...key].length === 1 && key.trim() !== '';
}
