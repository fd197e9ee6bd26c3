import { useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling behind a dialog. `html:has(dialog[open])` would make the browser search the page for each new
 * element, which took a millisecond per key of a search.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => void (style.overflow = '');
  }, []);
}
