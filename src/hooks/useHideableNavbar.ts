import { useCallback, useRef, useState } from 'react';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';

/**
 * Whether a navbar with `hideOnScroll` shows: it hides when the reader scrolls down past its height or jumps to an
 * anchor, and comes back when they scroll up or near the bottom of the page, where nothing is left to read behind it.
 *
 * As in @docusaurus/theme-common 3.10.2, except for the bottom: there the theme's navbar stays as it is.
 *
 * @param hideOnScroll Without it the navbar always shows.
 */
export function useHideableNavbar(hideOnScroll: boolean) {
  const [isNavbarVisible, setIsNavbarVisible] = useState(true);
  const jumpsToAnchor = useRef(false);
  const height = useRef(0);
  const navbarRef = useCallback((navbar: HTMLElement | null) => {
    if (navbar) height.current = navbar.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({ scrollY }, last) => {
    if (!hideOnScroll) return;
    const fromBottom = document.documentElement.scrollHeight - (scrollY + window.innerHeight);
    // Above its height as well when the page springs back from beyond its top.
    if (scrollY < height.current || fromBottom <= height.current) {
      jumpsToAnchor.current = false;
      setIsNavbarVisible(true);
    } else if (jumpsToAnchor.current) {
      // The scrolling of the jump itself, whichever way it goes.
      jumpsToAnchor.current = false;
    } else if (last) {
      setIsNavbarVisible(scrollY < last.scrollY);
    }
  });

  useLocationChange(({ location }) => {
    if (!hideOnScroll) return;
    jumpsToAnchor.current = location.hash !== '' && document.getElementById(location.hash.slice(1)) !== null;
    setIsNavbarVisible(!jumpsToAnchor.current);
  });

  return { navbarRef, isNavbarVisible };
}
