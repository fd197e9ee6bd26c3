import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import clsx from 'clsx';
import { ThemeClassNames, useEvent } from '@docusaurus/theme-common';
import { readTypes, type PageTypes, type TypeEntry } from '../samples/popups';
import { markup } from '../samples/sample-html';
import { TypePopupContent } from './TypePopupContent';
import styles from './types.module.css';
import { wrapRanges } from './wrap-ranges';

export interface TypeExplorerProps {
  figure: RefObject<HTMLElement | null>;
  url: string;
  sampleKey: string;
  /** Last pointer event in the block, possibly from before this component loaded. */
  pointer: RefObject<PointerEvent | undefined>;
  /** Number of requests so far to focus the first name. */
  entries: number;
}

/** Hover delays in milliseconds, which let the pointer pass over names and reach the popup. */
const delays = { open: 120, close: 200 };

/** Pixels from the popup to the name and to the viewport's edges. */
const gap = 6;
const edge = 8;

const files = new Map<string, Promise<PageTypes>>();

function fetchTypes(url: string): Promise<PageTypes> {
  let file = files.get(url);
  if (!file) {
    file = fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${url}: expected status 200, found ${response.status}`);
      return response.json() as Promise<PageTypes>;
    });
    file.catch(() => files.delete(url));
    files.set(url, file);
  }
  return file;
}

export function TypeExplorer({ figure, url, sampleKey, pointer, entries }: TypeExplorerProps) {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const [names, setNames] = useState<ReadonlyMap<HTMLElement, TypeEntry>>();
  /** A pinned popup stays until dismissed; others close when the pointer leaves. */
  const [shown, setShown] = useState<{ name: HTMLElement; isPinned: boolean }>();

  const scheduled = useRef<typeof shown>(undefined);

  const schedule = (next: typeof shown, delay: number) => {
    scheduled.current = next;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(next), delay);
  };
  const pin = (name: HTMLElement) => schedule({ name, isPinned: true }, 0);
  const hide = () => schedule(undefined, 0);
  const findName = (target: EventTarget | null) => {
    const name = target instanceof Element ? target.closest<HTMLElement>(`.${styles.name}`) : null;
    return name && names?.has(name) ? name : undefined;
  };

  useEffect(() => {
    let isCurrent = true;
    let wrappers: HTMLElement[] = [];
    fetchTypes(url).then(
      (types) => {
        if (!isCurrent) return;
        const ranges = readTypes(types, sampleKey);
        const elements = wrapRanges(figure.current!.querySelector('code')!, ranges, `.${markup.note}`);
        const wrapped = elements.flatMap((element, i) => (element ? [[element, ranges[i]!.entry] as const] : []));
        wrappers = wrapped.map(([element]) => element);
        for (const element of wrappers) {
          element.className = styles.name!;
          element.tabIndex = -1;
        }
        setNames(new Map(wrapped));
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
      window.clearTimeout(timer.current);
      for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes);
    };
  }, [figure, url, sampleKey]);

  const onHover = useEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const name = findName(target);
    if (name && name === shown?.name) window.clearTimeout(timer.current);
    else if (name) schedule({ name, isPinned: false }, delays.open);
    else if (!shown?.isPinned) schedule(undefined, delays.close);
  });
  const onClick = useEvent(({ target }: MouseEvent) => {
    const name = findName(target);
    // Don't cover text that the reader is selecting.
    if (name && window.getSelection()?.isCollapsed !== false) pin(name);
  });
  const onFocus = useEvent(({ target }: FocusEvent) => {
    const name = findName(target);
    if (!name) return;
    for (const other of names!.keys()) other.tabIndex = other === name ? 0 : -1;
    pin(name);
  });
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const name = findName(event.target);
    if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...names!.keys()];
    const index = all.indexOf(name);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) all[target]?.focus();
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (shown?.name === name || scheduled.current?.name === name) {
      // Shows the popup if its timer is still running, so that no key press is lost.
      window.clearTimeout(timer.current);
      flushSync(() => setShown({ name, isPinned: true }));
      (popup.current!.querySelector('a') ?? popup.current!).focus();
    } else pin(name);
    event.preventDefault();
  });
  const onEscape = useEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const isOnName = findName(document.activeElement) !== undefined;
    if (shown && popup.current!.contains(document.activeElement)) shown.name.focus();
    else if (!shown && isOnName) figure.current!.querySelector('button')!.focus();
    else if (!shown) return;
    event.preventDefault();
    hide();
  });
  const onElsewhere = useEvent(({ type, target }: Event) => {
    const isInside = [popup.current, type === 'focusin' ? figure.current : undefined].some((box) =>
      box?.contains(target as Node),
    );
    if (shown && !isInside && !findName(target)) hide();
  });

  useEffect(() => {
    if (!names) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const code = figure.current!.querySelector('code')!;
    code.addEventListener('pointerover', onHover, { signal });
    code.addEventListener('pointerleave', onHover, { signal });
    code.addEventListener('click', onClick, { signal });
    code.addEventListener('focusin', onFocus, { signal });
    code.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => controller.abort();
  }, [figure, names, onHover, onClick, onFocus, onKeyDown, onEscape, onElsewhere]);

  const answerPointer = useEvent(() => {
    if (!pointer.current) return;
    const { clientX, clientY, pointerType } = pointer.current;
    const name = findName(document.elementFromPoint(clientX, clientY));
    if (name && (pointerType !== 'mouse' || figure.current!.matches(':hover')))
      schedule({ name, isPinned: pointerType !== 'mouse' }, 0);
  });
  useEffect(() => {
    if (names) answerPointer();
  }, [names, answerPointer]);

  useEffect(() => {
    if (!names || entries === 0) return;
    const all = [...names.keys()];
    (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0])?.focus();
  }, [names, entries]);

  useLayoutEffect(() => {
    if (!shown) return undefined;
    const { name } = shown;
    name.setAttribute('aria-describedby', id);
    name.setAttribute('role', 'button');
    name.classList.add(styles.shown!);
    const place = () => placePopup(popup.current!, name);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      name.removeAttribute('aria-describedby');
      name.removeAttribute('role');
      name.classList.remove(styles.shown!);
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [shown, id]);

  const entry = shown && names?.get(shown.name);
  if (!entry) return null;
  // In the body, so that nothing clips the popup.
  return createPortal(
    <div
      ref={popup}
      id={id}
      role="tooltip"
      tabIndex={-1}
      className={clsx(ThemeClassNames.common.codeBlock, styles.popup)}
      onPointerOver={() => window.clearTimeout(timer.current)}
      onPointerLeave={() => !shown.isPinned && schedule(undefined, delays.close)}
    >
      <TypePopupContent entry={entry} />
    </div>,
    document.body,
  );
}

function placePopup({ style, offsetHeight, offsetWidth }: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect();
  const below = window.innerHeight - bottom - gap - edge;
  const above = top - gap - edge;
  const isBelow = offsetHeight <= below || below >= above;
  style.setProperty('--room', `${Math.max(isBelow ? below : above, 0)}px`);
  style.left = `${Math.max(edge, Math.min(left, document.documentElement.clientWidth - offsetWidth - edge))}px`;
  style.top = isBelow ? `${bottom + gap}px` : 'auto';
  style.bottom = isBelow ? 'auto' : `${window.innerHeight - top + gap}px`;
}
