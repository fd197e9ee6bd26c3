import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './PreviewCard.module.css';

export interface Preview {
  link: HTMLAnchorElement;
  title: string;
  description: string;
}

/** Between the link and the card, and between the card and the edges of the window. */
const gap = 8;

export default function PreviewCard({ link, title, description }: Preview): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { style, offsetWidth, offsetHeight } = card.current!;
    // A link that wraps has a box per line.
    const { left, bottom } = [...link.getClientRects()].at(-1)!;
    const { top } = link.getClientRects()[0]!;
    const isBelow = bottom + gap + offsetHeight < window.innerHeight;
    style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - offsetWidth - gap))}px`;
    style.top = `${isBelow ? bottom + gap : top - gap - offsetHeight}px`;
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);
  return (
    <div ref={card} id={id} role="tooltip" className={styles.card} data-link-preview="">
      <strong>{title}</strong>
      <p>{description}</p>
    </div>
  );
}
