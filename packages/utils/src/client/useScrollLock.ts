import { useLayoutEffect } from 'react';

/** Not `html:has(dialog[open])`, which made the browser restyle for each new element: 1 ms per key press in search. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => void (style.overflow = '');
  }, []);
}
