import { readDocText, type DocBlock, type DocSpan } from '@site/core/snippets/reading/doc-text';
import { decodePaint } from '@site/core/snippets/reading/paint';
import type { TypeEntry } from '@site/core/snippets/reading/popups';
import { paintText } from '@site/core/snippets/reading/sample-html';
import styles from './types.module.css';
import { wrapRanges } from './wrap-ranges';

/** The box that shows a type. */
export interface TypePopup {
  element: HTMLElement;
  show: (entry: TypeEntry, name: HTMLElement) => void;
  /** Puts the box below or above the identifier, never over it. */
  place: (name: HTMLElement) => void;
  hide: () => void;
  /** Moves the focus into the box, so that it can be scrolled and its links followed by keyboard. */
  focus: () => void;
}

/** What links within the site need to know. */
export interface SiteLinks {
  withBaseUrl: (address: string) => string;
  /** Shows a page without loading the site anew. */
  go: (address: string) => void;
}

/** Pixels between box and identifier, and between box and the edges of the window. */
const gap = 6;
const edge = 8;

let count = 0;

/** @param figure the block that the box belongs to; its place in the document is behind the code */
export function createPopup(figure: HTMLElement, site: SiteLinks): TypePopup {
  const element = document.createElement('div');
  element.id = `code-type-${++count}`;
  element.className = styles.popup!;
  element.setAttribute('role', 'tooltip');
  element.tabIndex = -1;
  // In the top layer nothing clips or covers the box; older browsers get it at the end of the page.
  const isLayered = typeof element.showPopover === 'function';
  if (isLayered) {
    element.popover = 'manual';
    figure.append(element);
  } else {
    element.hidden = true;
    element.classList.add(figure.classList[0]!);
    document.body.append(element);
  }

  const place = (name: HTMLElement) => {
    const target = name.getClientRects()[0] ?? name.getBoundingClientRect();
    const last = [...name.getClientRects()].at(-1) ?? target;
    const below = window.innerHeight - last.bottom - gap - edge;
    const above = target.top - gap - edge;
    element.style.maxHeight = '';
    const { height, width } = element.getBoundingClientRect();
    const isBelow = height <= below || below >= above;
    const space = Math.max(isBelow ? below : above, 0);
    const fits = Math.min(height, space);
    if (height > space) element.style.maxHeight = `${space}px`;
    element.style.left = `${Math.max(edge, Math.min(target.left, document.documentElement.clientWidth - width - edge))}px`;
    element.style.top = `${isBelow ? last.bottom + gap : target.top - gap - fits}px`;
  };
  return {
    element,
    place,
    show(entry, name) {
      element.replaceChildren(...renderEntry(entry, site));
      element.scrollTop = 0;
      if (isLayered) {
        if (!element.matches(':popover-open')) element.showPopover();
      } else {
        element.hidden = false;
      }
      place(name);
    },
    hide() {
      if (isLayered) element.hidePopover();
      else element.hidden = true;
    },
    focus: () => (element.querySelector<HTMLElement>('a') ?? element).focus(),
  };
}

function renderEntry({ text, paint, docs, tags, pages = [] }: TypeEntry, site: SiteLinks): Node[] {
  const type = create('code', styles.type);
  // The only markup here: escaped text in coloured spans.
  type.innerHTML = paintText(text, decodePaint(paint ?? ''));
  const others = linkNames(type, pages, site);
  const nodes: Node[] = [type];
  if (others.length > 0) {
    const row = create('div', styles.docs);
    row.append('In the API reference: ', ...others.flatMap((link, i) => (i > 0 ? [', ', link] : [link])));
    nodes.push(row);
  }
  if (docs || tags) {
    const text = create('div', styles.docs);
    text.append(...readDocText(docs ?? '').map(renderDocBlock), ...(tags ?? []).map(renderTag));
    nodes.push(text);
  }
  return nodes;
}

/**
 * Makes links of the names in a type that have a page, at their first mention.
 *
 * @returns links to the other pages: an option's type, say, doesn't name the options that it belongs to
 */
function linkNames(type: HTMLElement, pages: readonly string[], site: SiteLinks): HTMLElement[] {
  const places = pages
    .map((page) => ({ page, start: findName(type.textContent, nameOf(page)), length: nameOf(page).length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const links = wrapRanges(type, places, 'a', (i) => createPageLink(places[i]!.page, site));
  const linked = new Set(places.filter((_place, i) => links[i]).map(({ page }) => page));
  return pages
    .filter((page) => !linked.has(page))
    .map((page) => {
      const link = createPageLink(page, site);
      link.append(create('code'));
      link.firstElementChild!.textContent = nameOf(page);
      return link;
    });
}

/** Addresses in the reference end in the name that the page is about. */
const nameOf = (page: string) => page.slice(page.lastIndexOf('/') + 1);

/** Where a name stands on its own, and not as a member; -1 where it doesn't. Safari 16.0 has no lookbehind. */
function findName(text: string, name: string): number {
  const match = new RegExp(`(^|[^\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).exec(text);
  return match ? match.index + match[1]!.length : -1;
}

function createPageLink(page: string, { withBaseUrl, go }: SiteLinks): HTMLElement {
  const link = document.createElement('a');
  const address = withBaseUrl(page);
  link.href = address;
  link.addEventListener('click', (event) => {
    // With a key held, a reader wants another tab or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(address);
  });
  return link;
}

function renderDocBlock(block: DocBlock): HTMLElement {
  if (block.type === 'code') {
    const pre = create('pre');
    pre.textContent = block.text;
    return pre;
  }
  const paragraph = create('p');
  paragraph.append(...block.spans.map(renderSpan));
  return paragraph;
}

function renderSpan(span: DocSpan): Node {
  switch (span.type) {
    case 'text':
      return document.createTextNode(span.text);
    case 'code':
    case 'strong': {
      const element = create(span.type);
      element.textContent = span.text;
      return element;
    }
    case 'link': {
      const link = document.createElement('a');
      link.href = span.href;
      link.textContent = span.text;
      link.rel = 'noopener';
      link.target = '_blank';
      return link;
    }
  }
}

function renderTag([name, text = '']: [string, string?]): HTMLElement {
  const [first, ...others] = readDocText(text).map(renderDocBlock);
  const row = create('div', styles.tag);
  const label = create('b');
  label.textContent = `@${name} `;
  if (first?.tagName === 'P') first.prepend(label);
  row.append(...(first?.tagName === 'P' ? [first] : [label, ...(first ? [first] : [])]), ...others);
  return row;
}

function create(tag: string, className?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}
