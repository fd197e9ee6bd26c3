// Wraps theme-classic's component. Change: Escape closes the menu, even on hover (WCAG 2.2, 1.4.13), and no
// `aria-haspopup`, because the menu holds links, not commands.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import Desktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [closings, setClosings] = useState(0);
  const [isHoverDismissed, setHoverDismissed] = useState(false);

  useEffect(() => {
    // React clears the ref before it removes the listener.
    const dropdown = box.current!;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const isHovered = dropdown.matches(':hover');
      if (key !== 'Escape' || !(isHovered || dropdown.querySelector('.dropdown--show'))) return;
      const hadFocus = dropdown.contains(document.activeElement);
      flushSync(() => {
        setHoverDismissed(isHovered);
        // A new key remounts the theme's component in its closed state.
        setClosings((count) => count + 1);
      });
      if (hadFocus) dropdown.querySelector('a')!.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only tracks when the mouse leaves
    <div
      ref={box}
      className={clsx(styles.box, isHoverDismissed && styles.dismissed)}
      onMouseLeave={() => setHoverDismissed(false)}
    >
      <Desktop key={closings} aria-haspopup={false} {...props} />
    </div>
  );
}
