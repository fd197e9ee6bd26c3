/**
 * Wraps ranges of an element's text into elements of their own. Text nodes are only split, never removed, so what is
 * selected, searched or announced stays the same.
 *
 * @param ranges in order and apart from each other; offsets count the element's text without what `skipped` matches
 * @param skipped selector of parts that don't count
 * @param create makes the element for a range, by its index
 * @returns the new elements; undefined for a range that spans several elements
 */
export function wrapRanges(
  element: HTMLElement,
  ranges: readonly { start: number; length: number }[],
  skipped: string,
  create: (index: number) => HTMLElement = () => document.createElement('span'),
): (HTMLElement | undefined)[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let node = walker.nextNode() as Text | null;
  let offset = 0;
  return ranges.map(({ start, length }, i) => {
    while (node && offset + node.data.length <= start) {
      offset += node.data.length;
      node = walker.nextNode() as Text | null;
    }
    if (!node || offset + node.data.length < start + length) return undefined;
    const middle = start > offset ? node.splitText(start - offset) : node;
    const rest = middle.data.length > length ? middle.splitText(length) : undefined;
    const wrapper = create(i);
    middle.replaceWith(wrapper);
    wrapper.append(middle);
    if (rest) {
      walker.currentNode = rest;
      node = rest;
    } else {
      walker.currentNode = middle;
      node = walker.nextNode() as Text | null;
    }
    offset = start + length;
    return wrapper;
  });
}
