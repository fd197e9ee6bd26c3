/**
 * Which keys open what. A single key opens search, or the list of shortcuts, wherever the reader is not typing already;
 * since such shortcuts get in the way of speech input and other assistive technology, they can be turned off, as WCAG
 * asks.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */

/** The key in the browser's storage, less the site's suffix, under which `off` says that single keys are turned off. */
export const singleKeysSlot = 'search.single-keys';

/** Selector of widgets that take text, or that jump to what begins with a typed letter. */
export const typingPlaces =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  ':is([role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=spinbutton])';

/** What counts of a `keydown` event. */
export interface KeyPress {
  /** As `KeyboardEvent.key`: the character that the key types, or the key's name. */
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Whether the key is part of text that an input method is composing. */
  isComposing: boolean;
  /** Whether the key goes to an input, or to something else that takes text or answers to letters. */
  isTyping: boolean;
}

/** What a key asks for. */
export type Shortcut =
  | {
      opens: 'search';
      /** What the field holds when it opens. */
      query: string;
    }
  | { opens: 'help' };

/**
 * @param singleKeys Whether single keys open anything, which is the reader's choice.
 * @returns What to open, or undefined for keys that are not the site's.
 */
export function readShortcut(press: KeyPress, singleKeys: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isTyping } = press;
  if (isComposing || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? { opens: 'search', query: '' } : undefined;
  if (!singleKeys || isTyping || !isPrintable(key)) return undefined;
  return key === '?' ? { opens: 'help' } : { opens: 'search', query: key === '/' ? '' : key };
}

/** Named keys (`Enter`, `F5`, `Dead`) have more than one letter; Space scrolls. */
function isPrintable(key: string): boolean {
  return [...key].length === 1 && key.trim() !== '';
}
