import { readDocText, type DocBlock, type DocSpan } from '@site/core/snippets/reading/doc-text';
import { decodePaint } from '@site/core/snippets/reading/paint';
import type { TypeEntry } from '@site/core/snippets/reading/popups';
import { paintText } from '@site/core/snippets/reading/sample-html';
import styles from './types.module.css';

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

/** Pixels between box and identifier, and between box and the edges of the window. */
const gap = 6;
const edge = 8;

let count = 0;

/** @param figure the block that the box belongs to; its place in the document is behind the code */
export function createPopup(figure: HTMLElement): TypePopup {
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
      element.replaceChildren(...renderEntry(entry));
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

function renderEntry({ text, paint, docs, tags }: TypeEntry): Node[] {
  const type = create('code', styles.type);
  // The only markup here: escaped text in coloured spans.
  type.innerHTML = paintText(text, decodePaint(paint ?? ''));
  const nodes: Node[] = [type];
  if (docs || tags) {
    const text = create('div', styles.docs);
    text.append(...readDocText(docs ?? '').map(renderDocBlock), ...(tags ?? []).map(renderTag));
    nodes.push(text);
  }
  return nodes;
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
