// Wraps the component of @docusaurus/theme-classic. Change: the sidebar takes the focus while it covers the page (WCAG 2.2,
// 2.4.11) and returns it to its button. Escape, or a focus outside, closes it. Its state has no public hook yet:
// https://github.com/facebook/docusaurus/pull/7382

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
    // The sidebar cannot take the focus before its transition to `visible` has begun.
    let frame = requestAnimationFrame(function focus() {
      focusCloseButton();
      if (!isInSidebar(document.activeElement)) frame = requestAnimationFrame(focus);
    });
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
    // The focus was in the other menu, which is inert now.
    if (shown && (document.activeElement === document.body || document.activeElement?.closest('[inert]'))) {
      focusCloseButton();
    }
  }, [shown, isSecondaryMenu]);

  return <MobileSidebar />;
}
