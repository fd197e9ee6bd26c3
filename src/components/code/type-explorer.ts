import { readTypes, type PageTypes, type TypeEntry } from '@site/core/snippets/reading/popups';
import { markup } from '@site/core/snippets/reading/sample-html';
import { createPopup, type SiteLinks, type TypePopup } from './type-popup';
import { wrapRanges } from './wrap-ranges';
import styles from './types.module.css';

export interface Pointer {
  x: number;
  y: number;
  isMouse: boolean;
}

export interface TypesOptions {
  figure: HTMLElement;
  code: HTMLElement;
  /** Address of the page's types file. */
  address: string;
  /** The sample's key in it. */
  key: string;
  /** Where the reader points at the moment, or tapped last. */
  pointer: () => Pointer | undefined;
  site: SiteLinks;
}

/** What a block with types offers. */
export interface TypeExplorer {
  /** Moves the focus to the identifier that had it last, or to the first one. */
  enter: () => void;
  dispose: () => void;
}

/** Milliseconds: less than these, and the pointer is only passing by, or on its way into the popup. */
const delays = { open: 120, close: 200 };

const files = new Map<string, Promise<PageTypes>>();

/** Fetches a page's types, once. */
function fetchTypes(address: string): Promise<PageTypes> {
  let file = files.get(address);
  if (!file) {
    file = fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
      return response.json() as Promise<PageTypes>;
    });
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}

/** Makes the identifiers of a block answer to pointer, finger and keys. */
export async function openTypes(options: TypesOptions): Promise<TypeExplorer> {
  const { figure, code, address, key } = options;
  const ranges = readTypes(await fetchTypes(address), key);
  const entries = new Map<HTMLElement, TypeEntry>();
  wrapRanges(code, ranges, `.${markup.note}`).forEach((element, i) => {
    if (!element) return;
    element.className = styles.name!;
    element.tabIndex = -1;
    entries.set(element, ranges[i]!.entry);
  });
  const explorer = new Explorer(figure, code, entries, options.site);
  const pointer = options.pointer();
  const under = pointer && document.elementFromPoint(pointer.x, pointer.y);
  if (under && code.contains(under)) explorer.point(under, pointer.isMouse);
  return explorer;
}

class Explorer implements TypeExplorer {
  private readonly names: HTMLElement[];
  private readonly popup: TypePopup;
  private readonly abort = new AbortController();
  /** The identifier that the popup speaks of. */
  private shown?: HTMLElement;
  /** Whether it stays until the reader closes it, rather than for as long as they point at it. */
  private isHeld = false;
  private timer = 0;
  private stop?: HTMLElement;

  constructor(
    private readonly figure: HTMLElement,
    private readonly code: HTMLElement,
    private readonly entries: ReadonlyMap<HTMLElement, TypeEntry>,
    site: SiteLinks,
  ) {
    this.names = [...entries.keys()];
    this.popup = createPopup(figure, site);
    const { signal } = this.abort;
    const listen = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener, { signal });
    listen(code, 'pointerover', (event) => event.pointerType === 'mouse' && this.point(event.target, true));
    listen(code, 'pointerout', (event) => event.pointerType === 'mouse' && this.leave());
    listen(code, 'click', (event) => this.click(event));
    listen(code, 'focusin', (event) => this.show(this.nameOf(event.target), true));
    listen(code, 'keydown', (event) => this.key(event));
    listen(this.popup.element, 'pointerenter', () => window.clearTimeout(this.timer));
    listen(this.popup.element, 'pointerleave', () => this.leave());
    listen(this.popup.element, 'keydown', (event) => this.keyInPopup(event));
    listen(figure, 'focusout', (event) => {
      if (!(event.relatedTarget instanceof Node && this.figure.contains(event.relatedTarget))) this.hide();
    });
    document.addEventListener('pointerdown', (event) => this.pressAnywhere(event), { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.escapeAnywhere(event), { signal });
    window.addEventListener('scroll', () => this.follow(), { signal, capture: true, passive: true });
    window.addEventListener('resize', () => this.hide(), { signal });
  }

  enter(): void {
    const name = this.stop ?? this.names[0];
    if (name) this.moveTo(name);
  }

  dispose(): void {
    this.hide();
    this.abort.abort();
    this.popup.element.remove();
    for (const name of this.names) name.replaceWith(...name.childNodes);
  }

  /** The pointer is over something; a finger wants its answer at once. */
  point(target: EventTarget | null, isMouse: boolean): void {
    const name = this.nameOf(target);
    window.clearTimeout(this.timer);
    if (!name) {
      if (isMouse) this.leave();
    } else if (!isMouse) {
      this.show(name, true);
    } else if (name !== this.shown) {
      this.timer = window.setTimeout(() => this.show(name, false), delays.open);
    }
  }

  private leave(): void {
    window.clearTimeout(this.timer);
    if (!this.isHeld) this.timer = window.setTimeout(() => this.hide(), delays.close);
  }

  private click(event: MouseEvent): void {
    // A reader who marks text to copy it wants no popup over it.
    const isMarking = window.getSelection()?.isCollapsed === false;
    const name = this.nameOf(event.target);
    if (name && !isMarking) this.show(name, true);
  }

  private key(event: KeyboardEvent): void {
    const name = this.nameOf(event.target);
    if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = this.names.indexOf(name);
    const targets: Record<string, () => HTMLElement | undefined> = {
      ArrowRight: () => this.names[index + 1],
      ArrowLeft: () => this.names[index - 1],
      ArrowDown: () => this.nextLine(name, 1),
      ArrowUp: () => this.nextLine(name, -1),
      Home: () => this.names[0],
      End: () => this.names.at(-1),
    };
    const target = targets[event.key];
    if (target) {
      event.preventDefault();
      this.moveTo(target() ?? name);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (this.shown === name) this.popup.focus();
      else this.show(name, true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (this.shown) this.hide();
      else this.figure.querySelector<HTMLElement>('button')?.focus();
    }
  }

  private keyInPopup(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.shown?.focus();
    this.hide();
  }

  /** The closest identifier of the next line that has one. */
  private nextLine(from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
    const here = from.getBoundingClientRect();
    const others = this.names
      .map((name) => ({ name, box: name.getBoundingClientRect() }))
      .filter(({ box }) => (direction > 0 ? box.top > here.bottom - 2 : box.bottom < here.top + 2));
    const distance = (box: DOMRect) => Math.abs(box.top - here.top) * 1000 + Math.abs(box.left - here.left);
    return others.sort((a, b) => distance(a.box) - distance(b.box))[0]?.name;
  }

  private moveTo(name: HTMLElement): void {
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = name;
    name.tabIndex = 0;
    name.focus();
    this.show(name, true);
  }

  private nameOf(target: EventTarget | null): HTMLElement | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>(`.${styles.name}`) : undefined;
    return element && this.entries.has(element) ? element : undefined;
  }

  private show(name: HTMLElement | undefined, isHeld: boolean): void {
    if (!name) return;
    window.clearTimeout(this.timer);
    if (this.shown !== name) {
      this.unmark();
      this.shown = name;
      name.setAttribute('aria-describedby', this.popup.element.id);
      name.setAttribute('role', 'button');
      name.classList.add(styles.shown!);
      this.popup.show(this.entries.get(name)!, name);
    }
    this.isHeld = isHeld;
  }

  private hide(): void {
    window.clearTimeout(this.timer);
    if (!this.shown) return;
    this.unmark();
    this.shown = undefined;
    this.isHeld = false;
    this.popup.hide();
  }

  private unmark(): void {
    this.shown?.removeAttribute('aria-describedby');
    this.shown?.removeAttribute('role');
    this.shown?.classList.remove(styles.shown!);
  }

  private follow(): void {
    if (!this.shown) return;
    const name = this.shown.getBoundingClientRect();
    const box = this.code.parentElement!.getBoundingClientRect();
    const isVisible =
      name.bottom > 0 && name.top < window.innerHeight && name.right > box.left && name.left < box.right;
    if (isVisible) this.popup.place(this.shown);
    else this.hide();
  }

  private pressAnywhere({ target }: PointerEvent): void {
    const isInside = target instanceof Node && this.popup.element.contains(target);
    if (!isInside && !this.nameOf(target)) this.hide();
  }

  /** The popup of a pointer closes on Escape wherever the focus is. */
  private escapeAnywhere(event: KeyboardEvent): void {
    if (this.shown && !this.figure.contains(document.activeElement)) {
      event.preventDefault();
      this.hide();
    }
  }
}
