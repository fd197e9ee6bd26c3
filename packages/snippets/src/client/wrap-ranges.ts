/**
 * Wraps text ranges into `<span>`s. Text nodes are split but never removed, so selection and find-in-page keep working.
 *
 * @param ranges sorted, not overlapping; offsets skip text inside elements that match `skipped`
 * @returns the new elements; undefined for a range that spans several elements
 */
export function wrapRanges(
  element: HTMLElement,
  ranges: readonly { start: number; length: number }[],
  skipped: string,
): (HTMLElement | undefined)[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let node = walker.nextNode() as Text | null;
  let offset = 0;
  return ranges.map(({ start, length }) => {
    while (node && offset + node.data.length <= start) {
      offset += node.data.length;
      node = walker.nextNode() as Text | null;
    }
    if (!node || offset + node.data.length < start + length) return undefined;
    const middle = start > offset ? node.splitText(start - offset) : node;
    if (middle.data.length > length) middle.splitText(length);
    const wrapper = document.createElement('span');
    middle.replaceWith(wrapper);
    wrapper.append(middle);
    walker.currentNode = middle;
    node = walker.nextNode() as Text | null;
    offset = start + length;
    return wrapper;
  });
}
