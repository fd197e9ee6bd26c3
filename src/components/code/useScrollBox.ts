import { useEffect, useState, type RefObject } from 'react';

const listeners = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/** One observer for all blocks of a page. */
function observe(element: Element, listener: () => void): () => void {
  observer ??= new ResizeObserver((entries) => entries.forEach(({ target }) => listeners.get(target)?.()));
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/** Whether a block scrolls sideways, and the reader's wish to have its lines wrapped instead. */
export function useScrollBox(box: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false);
  const [wraps, setWraps] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    return observe(element, () => setScrolls(element.scrollWidth > element.clientWidth));
  }, [box, wraps]);
  return { scrolls, wraps, toggleWrap: () => setWraps((before) => !before) };
}
