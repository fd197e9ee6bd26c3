// Wraps theme-classic's component. Changes: adds the target of the link in Navbar/MobileSidebar/Toggle; after a change of
// pages, the link of the new one is scrolled into view. On the first page, src/plugins/first-paint does it.

import { useEffect, useRef, type ReactNode } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { reveal } from '@site/src/features/reading-position/reveal';

export default function DocSidebarWithAnchor(props: Props): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  const shown = useRef(props.path);
  useEffect(() => {
    if (shown.current === props.path) return undefined;
    shown.current = props.path;
    const menu = anchor.current!.parentElement!.querySelector('.menu');
    const show = () => reveal(menu?.querySelector('[aria-current=page]') ?? null, true);
    const isCollapsed = !menu?.querySelector('[aria-current=page]')?.checkVisibility();
    if (!isCollapsed) show();
    // The theme expands the category later, with a transition.
    else menu?.addEventListener('transitionend', show, { once: true });
    return () => menu?.removeEventListener('transitionend', show);
  }, [props.path]);
  return (
    <>
      <span ref={anchor} id="docs-menu" />
      <DocSidebar {...props} />
    </>
  );
}
