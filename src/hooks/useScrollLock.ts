import { useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling while a dialog is over it. Not by `html:has(.dialog[open])`, for which the browser looks
 * through the page whenever an element comes: with each key of a search that took it a millisecond.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => void (style.overflow = '');
  }, []);
}
