// Queues clicks and keys that need React, and replays them in order after hydration.

import { isComposing, readShortcut, singleKeys, typingPlaces, type Shortcut } from '@typed-docs/utils/read-shortcut';
import { beginCopy } from './begin-copy.ts';

/** Controls whose clicks need React. Links to other pages, forms and fields work without it. */
export const controls = 'button[type=button], [role=button], [role=tab], a[href="#"], label, [type=checkbox]';

const searchButton = '.DocSearch-Button';

/** The browser follows these links itself, and React copies their address (packages/utils/src/client/HashLink.tsx). */
const headingLink = 'a.hash-link';

/** Controls that copy something (packages/utils/src/client/useCopy.ts). */
const copies = `[data-copies], ${headingLink}`;

/** Elements with a handler for right clicks. */
const handlesContextMenu = '[data-context-menu]';

/** Controls that handle more keys than those that browsers translate into clicks. */
const keyControls = 'a[role=button], [role=tab]';

interface QueuedEvent {
  element: Element;
  replay: () => void;
  cancel?: () => void;
}

interface EventQueue {
  replay: () => Promise<void>;
  /** For when React will not handle the events. */
  discard: () => void;
}

export function queueEvents(): EventQueue {
  const queue: QueuedEvent[] = [];
  /** Whether search is about to open, so that the next characters belong to the query. */
  let awaitsQuery = false;
  const listening = new AbortController();

  const enqueue = (event: Event, entry: QueuedEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    entry.element.setAttribute('data-waiting', '');
    queue.push(entry);
  };

  const onClick = (event: MouseEvent) => {
    const { isTrusted, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    // With these modifier keys, links open in another tab or window.
    if (!isTrusted || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const target = event.target as Element;
    const control = target.closest(`${controls}, ${headingLink}`);
    if (!control) return;
    if (control.matches(searchButton)) awaitsQuery = true;
    const click = new MouseEvent('click', event);
    const replay = () => target.dispatchEvent(click);
    const entry = { element: control, ...(control.matches(copies) ? beginCopy(replay) : { replay }) };
    if (!control.matches(headingLink)) return enqueue(event, entry);
    // The browser follows the link now, so replaying the click must not follow it again.
    click.preventDefault();
    queue.push(entry);
  };

  const onContextMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!event.isTrusted || event.button !== 2 || event.shiftKey || !target.closest(handlesContextMenu)) return;
    enqueue(event, {
      element: target,
      replay: () => target.dispatchEvent(new MouseEvent('contextmenu', event)),
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!event.isTrusted || isComposing(event)) return;
    const shortcut = shortcutOf(event, target);
    if (shortcut?.opens === 'search') awaitsQuery = true;
    else if (!shortcut && !(awaitsQuery && belongsToQuery(event)) && !isControlKey(event, target)) return;
    // The site can load the dialog before hydration when it finds this button waiting.
    const element = (awaitsQuery && document.querySelector(searchButton)) || target;
    enqueue(event, { element, replay: () => press(event) });
  };

  const onChange = ({ isTrusted, target }: Event) => {
    if (!isTrusted || !(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    queue.push({
      element: target,
      replay: () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      },
    });
  };

  const stopListening = () => {
    listening.abort();
    for (const { element } of queue) element.removeAttribute('data-waiting');
    return queue.splice(0);
  };

  const options = { capture: true, signal: listening.signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('contextmenu', onContextMenu, options);
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('change', onChange, options);

  return {
    async replay() {
      for (const { replay } of stopListening()) {
        replay();
        // Lets React handle each event before the next one, in a microtask so that the reader can't act in between.
        await undefined;
      }
    },
    discard() {
      for (const { cancel } of stopListening()) cancel?.();
    },
  };
}

function shortcutOf(event: KeyboardEvent, target: Element): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isTyping = target.closest(typingPlaces) !== null;
  return readShortcut(
    { key, ctrlKey, metaKey, altKey, shiftKey, isComposing: isComposing(event), isTyping },
    mayUseSingleKeys(),
  );
}

/** packages/utils/src/client/useSingleKeys.ts appends the site's suffix to the key. */
function mayUseSingleKeys(): boolean {
  try {
    return !Object.keys(localStorage).some((key) => key.startsWith(singleKeys.key) && localStorage[key] === 'off');
  } catch {
    // Without storage, the reader can't have turned them off.
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
  // Browsers translate these keys into a click on buttons only.
  if (key === ' ' || key === 'Enter') return control.tagName === 'A';
  return /^(?:Arrow|Home|End)/.test(key);
}

/** Dispatches the key to the focused element, and emulates its default action. */
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
