// Ejected from @docusaurus/theme-classic 3.10.2.
// Change: the menu is usable by keyboard beyond Enter, Space and Tab: arrows, Home and End go through its links, Escape
// closes it, also while the mouse keeps it open (WCAG 2.2, 1.4.13); where nothing hovers, a tap opens it rather than
// following the link of its label; and it is not announced as a menu of commands (`aria-haspopup`), as it holds links.

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** Which entry the keys of a menu lead to, of `count` entries, from the given one (-1 is its button). */
const destinations: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from <= 0 ? count : from) - 1,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

const followsMouse = () => window.matchMedia('(hover: hover)').matches;

export default function DropdownNavbarItemDesktop({ items, position, className, ...props }: Props): ReactNode {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const [showDropdown, setShowDropdown] = useState(false);
  const [isHoverDismissed, setHoverDismissed] = useState(false);

  useEffect(() => {
    const handleClickOutside = (event: MouseEvent | TouchEvent | FocusEvent) => {
      if (dropdownRef.current?.contains(event.target as Node)) return;
      setShowDropdown(false);
    };
    // The focus may be anywhere while the mouse keeps the menu open.
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && dropdownRef.current?.matches(':hover')) setHoverDismissed(true);
    };

    document.addEventListener('mousedown', handleClickOutside);
    document.addEventListener('touchstart', handleClickOutside);
    document.addEventListener('focusin', handleClickOutside);
    document.addEventListener('keydown', handleEscape);

    return () => {
      document.removeEventListener('mousedown', handleClickOutside);
      document.removeEventListener('touchstart', handleClickOutside);
      document.removeEventListener('focusin', handleClickOutside);
      document.removeEventListener('keydown', handleEscape);
    };
  }, [dropdownRef]);

  const handleKeys = (event: KeyboardEvent) => {
    const dropdown = dropdownRef.current!;
    if (event.key === 'Escape') {
      if (dropdown.contains(document.activeElement)) dropdown.querySelector('a')!.focus();
      setShowDropdown(false);
      return;
    }
    const destination = destinations[event.key];
    const links = [...dropdown.querySelectorAll<HTMLElement>(':scope > .dropdown__menu a')];
    const from = links.indexOf(document.activeElement as HTMLElement);
    if (!destination || event.altKey || event.ctrlKey || event.metaKey) return;
    // On the button of a closed menu, Home and End belong to the page.
    if (from < 0 && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    // What is not shown takes no focus.
    flushSync(() => setShowDropdown(true));
    links[destination(from, links.length)]?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the links inside
    <div
      ref={dropdownRef}
      className={clsx(styles.dropdown, 'navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': showDropdown,
        [styles.dismissed!]: isHoverDismissed && !showDropdown,
      })}
      onKeyDown={handleKeys}
      onMouseLeave={() => setHoverDismissed(false)}
    >
      <NavbarNavLink
        aria-expanded={showDropdown}
        role="button"
        // # hash permits to make the <a> tag focusable in case no link target
        // See https://github.com/facebook/docusaurus/pull/6003
        // There's probably a better solution though...
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={(event) => {
          if (props.to && followsMouse()) return;
          event.preventDefault();
          setShowDropdown(!showDropdown);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            setShowDropdown(!showDropdown);
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((childItemProps, i) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...childItemProps} key={i} />
        ))}
      </ul>
    </div>
  );
}
