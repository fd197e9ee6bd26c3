/** Distance that stays between the revealed element and the edges of its scroller. */
const margin = 48;

/**
 * Scrolls only the nearest scrolling ancestor to reveal the element. `scrollIntoView` would scroll the page as well.
 *
 * @param moves whether the scrolling is animated; ignored if readers prefer reduced motion
 */
export function reveal(element: Element | null, moves: boolean): void {
  const scroller = element && scrollerOf(element);
  if (!scroller) return;
  const box = element.getBoundingClientRect();
  // Within a collapsed category.
  if (box.height === 0) return;
  const view = scroller.getBoundingClientRect();
  const isSeen = box.top >= view.top + margin && box.bottom <= view.bottom - margin;
  if (isSeen) return;
  const center = box.top + box.height / 2 - (view.top + view.height / 2);
  const isStill = !moves || matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollTo({ top: scroller.scrollTop + center, behavior: isStill ? 'instant' : 'smooth' });
}

function scrollerOf(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) {
      return parent;
    }
  }
  return undefined;
}
