// Wraps theme-classic's component. Changes: the sidebar manages the focus (WCAG 2.2, 2.4.11), closes on Escape or outside
// focus, and opens where the link of the page is. Its state has no public hook yet: https://github.com/facebook/docusaurus/pull/7382

import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { reveal } from '@site/src/features/reading-position/reveal';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isInSidebar = (element: Element | null) => element?.closest('.navbar-sidebar') != null;
const focusCloseButton = () => find('.navbar-sidebar__close')?.focus();

export default function FocusedMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondaryMenu } = useNavbarSecondaryMenu();

  useEffect(() => {
    if (!shown) return undefined;
    // The sidebar is not focusable before its transition to `visible` has begun.
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
    if (shown && isSecondaryMenu) reveal(find('.navbar-sidebar .theme-doc-sidebar-menu [aria-current=page]'), false);
  }, [shown, isSecondaryMenu]);

  useEffect(() => {
    // The element with the focus was in the other menu, which has become inert.
    if (shown && (document.activeElement === document.body || document.activeElement?.closest('[inert]'))) {
      focusCloseButton();
    }
  }, [shown, isSecondaryMenu]);

  return <MobileSidebar />;
}
