// Keeps what the reader does until React is there to answer it, and does it again then, in the same order.

import { readShortcut, singleKeysSlot, typingPlaces, type Shortcut } from '../../../core/shortcuts/read-shortcut.ts';

/** What answers to clicks only with React. Links that lead on, forms and fields do so by themselves. */
const controls =
  'button[type=button], [role=button], [role=tab], a[href="#"], details[data-collapsed] > summary, label, [type=checkbox]';

/** What answers to more keys than those that the browser makes a click of. */
const keyControls = 'a[role=button], [role=tab], [aria-haspopup=menu]';

interface HeldActions {
  /** Does again what was held, and holds nothing from then on. */
  repeat: () => Promise<void>;
  /** Forgets what was held: nothing is going to answer it. */
  drop: () => void;
}

/** Starts to hold what needs React. */
export function holdActions(): HeldActions {
  let held: { element: Element; repeat: () => void }[] = [];
  /** Whether search is going to open, so that what is typed next is a query. */
  let awaitsQuery = false;

  const hold = (event: Event, element: Element, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute('data-waiting', '');
    held.push({ element, repeat });
  };

  const onClick = (event: MouseEvent) => {
    const { isTrusted, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    // With these keys, links open elsewhere.
    if (!isTrusted || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const target = event.target as Element;
    const control = target.closest(controls);
    if (!control) return;
    if (control.matches('.DocSearch-Button')) awaitsQuery = true;
    hold(event, control, () => target.dispatchEvent(new MouseEvent('click', event)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!event.isTrusted || event.isComposing) return;
    const shortcut = shortcutOf(event, target);
    if (shortcut?.opens === 'search') awaitsQuery = true;
    else if (!shortcut && !(awaitsQuery && belongsToQuery(event)) && !isControlKey(event, target)) return;
    hold(event, target, () => press(event));
  };

  const onChange = ({ isTrusted, target }: Event) => {
    if (!isTrusted || !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    held.push({
      element: target,
      repeat: () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      },
    });
  };

  const drop = () => {
    for (const { element } of held) element.removeAttribute('data-waiting');
    held = [];
    awaitsQuery = false;
  };

  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('change', onChange, true);

  return {
    async repeat() {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('change', onChange, true);
      const actions = held;
      drop();
      for (const { repeat } of actions) {
        repeat();
        // React applies what one has changed before the next, and no act of the reader comes in between.
        await undefined;
      }
    },
    drop,
  };
}

function shortcutOf(event: KeyboardEvent, target: Element): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const isTyping = target.closest(typingPlaces) !== null;
  return readShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, isTyping }, mayUseSingleKeys());
}

/** As src/hooks/useSingleKeys.ts, which adds the site's suffix to the key. */
function mayUseSingleKeys(): boolean {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(singleKeysSlot) && localStorage[key] === 'off');
  } catch {
    // Without storage nothing was turned off.
    return true;
  }
}

const isCharacter = ({ key }: KeyboardEvent) => [...key].length === 1;

function belongsToQuery(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return isCharacter(event) || /^(?:Backspace|Enter|Escape)$/.test(event.key);
}

function isControlKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  const control = target.closest(keyControls);
  if (!control || ctrlKey || metaKey || altKey) return false;
  // The browser makes a click of them, but on buttons alone.
  if (key === ' ' || key === 'Enter') return control.tagName === 'A';
  return /^(?:Arrow|Home|End)/.test(key);
}

/** Presses a key where the focus is by now, with what the browser would do on it. */
function press(event: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  if (!target.dispatchEvent(new KeyboardEvent('keydown', event))) return;
  if (target instanceof HTMLInputElement) type(target, event);
  else if (event.key === 'Enter' && target instanceof HTMLElement) target.click();
}

function type(field: HTMLInputElement, event: KeyboardEvent): void {
  if (event.key === 'Enter') return field.form?.requestSubmit();
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  if (isCharacter(event)) {
    if (field.maxLength >= 0 && field.value.length - (end - start) >= field.maxLength) return;
    field.setRangeText(event.key, start, end, 'end');
  } else if (event.key === 'Backspace') {
    field.setRangeText('', start === end ? Math.max(start - 1, 0) : start, end, 'end');
  }
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
