import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useActiveVersion, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useEvent } from '@docusaurus/theme-common';
import { glossary, type Term } from './glossary';
import type { Preview } from './PreviewCard';

const PreviewCard = lazy(() => import(/* webpackChunkName: "link-preview" */ './PreviewCard'));

/** Delay in milliseconds before a link under the mouse or focus opens its card. */
const delay = 300;

/** Time to move the mouse from the link to the card. */
const grace = 200;

/**
 * Shows title and description of the page that a link in the text leads to, from the metadata that Docusaurus loads with
 * each version (WCAG 2.2, 1.4.13: Escape closes it, the mouse may enter it, and it stays). Touch is unaffected.
 */
export function LinkPreviews(): ReactNode {
  const { pluginId, docs } = useDocsVersion();
  const active = useActiveVersion(pluginId);
  const [preview, setPreview] = useState<Preview>();
  const timer = useRef<number>(undefined);

  const after = (time: number, change: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(change, time);
  };
  const stay = () => window.clearTimeout(timer.current);
  const close = () => {
    stay();
    setPreview(undefined);
  };
  const closeLater = () => after(preview ? grace : 0, close);

  const describe = (link: HTMLAnchorElement): Preview | undefined => {
    const term = link.dataset.term as Term | undefined;
    if (term) return { link, ...glossary[term] };
    if (link.pathname === window.location.pathname) return undefined;
    const id = active?.docs.find(({ path }) => path === link.pathname)?.id;
    const doc = id === undefined ? undefined : docs[id];
    return doc && { link, title: doc.title, description: doc.description };
  };

  const open = useEvent((link: HTMLAnchorElement) => {
    if (link === preview?.link) return stay();
    const found = describe(link);
    if (found) after(delay, () => link.isConnected && setPreview(found));
  });
  const onPointerOver = useEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const link = linkOf(target);
    if (link) open(link);
    else if ((target as Element).closest('[data-link-preview]')) stay();
    else closeLater();
  });
  const onFocusIn = useEvent(({ target }: FocusEvent) => {
    const link = linkOf(target);
    if (link?.matches(':focus-visible')) open(link);
    else close();
  });
  const onKeyDown = useEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  const onGone = useEvent(close);
  const onScroll = useEvent(() => preview && close());

  useEffect(() => {
    const listeners = {
      pointerover: onPointerOver,
      focusin: onFocusIn,
      keydown: onKeyDown,
      pointerdown: onGone,
    } as unknown as Record<string, EventListener>;
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer.current);
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
      document.removeEventListener('scroll', onScroll);
    };
  }, [onPointerOver, onFocusIn, onKeyDown, onGone, onScroll]);

  if (!preview) return null;
  return createPortal(
    <Suspense>
      <PreviewCard {...preview} />
    </Suspense>,
    document.body,
  );
}

/** Links in the text. Those of headings, cards and popups show where they lead. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('.theme-doc-markdown a[href]');
  const isOther = link?.closest('.hash-link, .card, [role=tooltip], .theme-doc-toc-mobile, [target=_blank]');
  return isOther || link?.origin !== window.location.origin ? null : link;
}
