import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './MenuButton.module.css';

/** A link, or something to do. */
export type MenuItem = { label: string } & ({ href: string } | { onSelect: () => void });

interface MenuButtonProps {
  label: ReactNode;
  /** What the button is for, where its label is too short to say it. */
  title?: string;
  items: readonly MenuItem[];
}

/**
 * A button that opens a menu, with the keys of the ARIA Authoring Practices' menu button: Enter, Space and the arrows open
 * it, arrows, Home and End move, Escape and Tab leave. Links open in a new tab. The menu is in the HTML while it is open.
 */
export function MenuButton({ label, title, items }: MenuButtonProps): ReactNode {
  /** The item to move the focus to when the menu has opened; undefined while it is closed. */
  const [opened, setOpened] = useState<number>();
  const isOpen = opened !== undefined;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const allItems = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  // Before the next key, which is meant for the item.
  useLayoutEffect(() => {
    if (opened !== undefined) allItems().at(opened)?.focus();
  }, [opened]);

  const close = () => {
    setOpened(undefined);
    button.current?.focus();
  };
  const onButtonKeyDown = (event: KeyboardEvent) => {
    const index = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    setOpened(index);
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    const all = allItems();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % all.length,
      ArrowUp: (index - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      all[target]!.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      // From the button on, the key goes where it would go if there were no menu.
      close();
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpened(undefined);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only notices that the focus has left both parts
    <div ref={box} className={styles.box} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpened(isOpen ? undefined : 0)}
        onKeyDown={onButtonKeyDown}
      >
        {label}
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus
        <div id={id} role="menu" aria-label={title} className={styles.menu} onKeyDown={onMenuKeyDown}>
          {items.map((item) =>
            'href' in item ? (
              <a
                key={item.label}
                role="menuitem"
                tabIndex={-1}
                href={item.href}
                target="_blank"
                rel="noopener noreferrer"
                onClick={close}
              >
                {item.label}
              </a>
            ) : (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
              >
                {item.label}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
