import { flushSync } from 'react-dom';
import { announce } from '@typed-docs/utils/client/announce';
import { findSpots, unchanged } from './changes';
import styles from './Demo.module.css';

/** Turns the changeable code in each panel into buttons. Returns a function that removes them. */
export function addChangeButtons(section: HTMLElement): () => void {
  const buttons = [...section.querySelectorAll<HTMLElement>('[role=tabpanel]')].flatMap((panel) => {
    const state = panel.dataset.tab!;
    const code = panel.querySelector('code')!;
    // Last to first, so that earlier offsets stay valid.
    return findSpots(textOf(code), state)
      .reverse()
      .map(({ change, start, length }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = styles.spot!;
        button.dataset.change = change.value;
        button.ariaPressed = String(change.value === state);
        const range = createRange(code, start, length);
        button.ariaLabel = `${range}: ${change.label.toLowerCase()}`;
        button.append(range.extractContents());
        range.insertNode(button);
        // Suppresses type popups (TypeExplorer), which would cover the result.
        for (const type of ['click', 'pointerover'] as const)
          button.addEventListener(type, (event) => event.stopPropagation());
        button.addEventListener('click', () => {
          const panel = showState(section, change.value === state ? unchanged : change.value);
          panel.querySelector<HTMLElement>(`[data-change="${change.value}"]`)!.focus({ preventScroll: true });
        });
        return button;
      });
  });
  return () => buttons.forEach((button) => button.replaceWith(...button.childNodes));
}

/** Shows a state and announces its errors. Returns its panel. */
export function showState(section: HTMLElement, state: string): HTMLElement {
  flushSync(() => section.querySelector<HTMLElement>(`[role=tab][data-tab="${state}"]`)!.click());
  const panel = section.querySelector<HTMLElement>(`[role=tabpanel][data-tab="${state}"]`)!;
  const errors = [...panel.querySelectorAll('.note.error')];
  errors[0]?.scrollIntoView({ block: 'nearest' });
  announce(errors.length === 0 ? 'No errors in client.ts' : errors.map(({ textContent }) => textContent).join('. '));
  return panel;
}

/** The code with spaces in place of removed lines. */
function textOf(code: HTMLElement): string {
  return [...code.childNodes]
    .map((node) => (node.nodeName === 'DEL' ? node.textContent!.replaceAll(/./g, ' ') : node.textContent))
    .join('');
}

function createRange(element: HTMLElement, start: number, length: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = offset + node.data.length;
    if (offset <= start && start < end) range.setStart(node, start - offset);
    if (offset < start + length && start + length <= end) {
      range.setEnd(node, start + length - offset);
      break;
    }
    offset = end;
  }
  return range;
}
