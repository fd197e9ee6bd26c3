// Wraps theme-classic's component. Change: with `hideOnScroll`, also shows near the bottom of the page.

import { useEffect, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type { Props } from '@theme/Navbar/Layout';

/** Pixels from the bottom of the page; the navbar's height. */
const bottomRange = 60;

export default function NavbarLayoutAtBottom(props: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  useEffect(() => {
    if (!hideOnScroll) return undefined;
    const update = () => {
      const page = document.documentElement;
      const isAtBottom = page.scrollHeight - window.scrollY - window.innerHeight <= bottomRange;
      page.toggleAttribute('data-at-bottom', isAtBottom);
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [hideOnScroll]);
  return <NavbarLayout {...props} />;
}
