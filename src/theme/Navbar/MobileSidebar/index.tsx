// Wraps theme-classic's component. Change: the focus goes along. It is in the sidebar while that covers the page, so that
// it is never hidden (WCAG 2.2, 2.4.11), and goes back to the button that opened it; Escape, or leaving it, closes it.

import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isInSidebar = (element: Element | null) => element?.closest('.navbar-sidebar') != null;
const focusCloseButton = () => find('.navbar-sidebar__close')?.focus();

export default function FocusedMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondaryMenu } = useNavbarSecondaryMenu();

  useEffect(() => {
    if (!shown) return undefined;
    // The sidebar takes the focus from the second frame of its appearance on.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(focusCloseButton)));
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    const onFocusIn = ({ target }: FocusEvent) => !isInSidebar(target as Element) && toggle();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
      if (isInSidebar(document.activeElement)) find('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  useEffect(() => {
    // The other menu, where the focus was, takes none any more.
    if (shown && (document.activeElement === document.body || document.activeElement?.closest('[inert]'))) {
      focusCloseButton();
    }
  }, [shown, isSecondaryMenu]);

  return <MobileSidebar />;
}
