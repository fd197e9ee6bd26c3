import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button, input, select, textarea';

/**
 * Takes Tab from the last control of a dialog to its first, and back. DocSearch does so too, but between the controls
 * that were there when it opened; its listener hears nothing of the key.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0 && !control.matches(':disabled'),
  );
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  if (document.activeElement !== last || !first) return;
  event.preventDefault();
  first.focus();
}
