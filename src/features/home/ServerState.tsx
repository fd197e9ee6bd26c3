import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { useTabs } from '@docusaurus/theme-common/internal';
import { announce } from '@site/src/components/ui/announce';
import { findSpots, unchanged } from './changes';
import styles from './TryItOut.module.css';

interface ServerStateProps {
  /** The change that was made, or `unchanged`. */
  value: string;
  /** The change whose spot the reader pressed last, until its new state is on screen. */
  pressedRef: RefObject<string | undefined>;
  /** The server's code, then the client's. */
  children: ReactNode;
}

/**
 * One state of server and client. What can be changed in the server's code is a button there, which leads to the state
 * with the change, and back from it. Without scripts there are no buttons, and nothing that they would do.
 */
export function ServerState({ value, pressedRef, children }: ServerStateProps) {
  const box = useRef<HTMLDivElement>(null);
  const { selectedValue, selectValue } = useTabs();
  const isShown = selectedValue === value;

  const press = useEvent((change: string) => {
    pressedRef.current = change;
    selectValue(change === value ? unchanged : change);
  });
  useEffect(() => markSpots(box.current!.querySelector('code')!, value, press), [value, press]);

  useEffect(() => {
    if (!isShown || pressedRef.current === undefined) return;
    // The button that had the focus is hidden now; this is the same spot in the code on screen.
    box.current!.querySelector<HTMLElement>(`[data-change="${pressedRef.current}"]`)?.focus({ preventScroll: true });
    pressedRef.current = undefined;
    const errors = [...box.current!.querySelectorAll('figure:last-child .note.error')];
    // On a phone the client stands below what the reader pressed.
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    errors[0]?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
    announce(errors.length === 0 ? 'No errors in client.ts' : errors.map(({ textContent }) => textContent).join('. '));
  }, [isShown, pressedRef]);

  return <div ref={box}>{children}</div>;
}

/** Makes buttons of the spots in a block of code. @returns What takes them away again. */
function markSpots(code: HTMLElement, state: string, press: (change: string) => void): () => void {
  // From the end, so that the places of those before stay what they are.
  const buttons = findSpots(code.textContent, state)
    .reverse()
    .map(({ change, start, length }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = styles.spot!;
      button.dataset.change = change.value;
      button.ariaPressed = String(change.value === state);
      const range = rangeOf(code, start, length);
      button.ariaLabel = `${range}: ${change.label.toLowerCase()}`;
      button.append(range.extractContents());
      range.insertNode(button);
      // The names inside have types to show (type-explorer), which would lie over what the press is about to show.
      for (const type of ['click', 'pointerover'] as const)
        button.addEventListener(type, (event) => event.stopPropagation());
      button.addEventListener('click', () => press(change.value));
      return button;
    });
  return () => buttons.forEach((button) => button.replaceWith(...button.childNodes));
}

function rangeOf(element: HTMLElement, start: number, length: number): Range {
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
