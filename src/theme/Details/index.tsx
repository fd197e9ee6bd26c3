// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: no `display: none`, which hides closed content
// from find-in-page and text fragments. The native element controls visibility; scripts only animate the height.

import { isValidElement, useRef, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

export default function Details({ summary = 'Details', children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const content = useRef<HTMLDivElement>(null);

  const onClick = (event: MouseEvent<HTMLDetailsElement>) => {
    if (!isOnSummary(event)) return;
    event.preventDefault();
    toggle(event.currentTarget, content.current!);
  };
  const onMouseDown = (event: MouseEvent<HTMLDetailsElement>) => {
    // Keeps a double click from selecting the summary's text.
    if (event.detail > 1 && isOnSummary(event)) event.preventDefault();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- browsers turn key presses on the summary into clicks
    <details
      {...props}
      className={clsx('alert alert--info', styles.details, className)}
      onClick={onClick}
      onMouseDown={onMouseDown}
    >
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div ref={content} className={styles.box}>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}

/** Whether an event toggles this element, that is, not a nested one, and no link or button in the summary. */
function isOnSummary({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): boolean {
  return (target as Element).closest('summary, a, button')?.parentElement === currentTarget;
}

function toggle(details: HTMLDetailsElement, content: HTMLElement): void {
  const opens = !details.open || 'closing' in details.dataset;
  const from = details.open ? content.offsetHeight : 0;
  for (const animation of content.getAnimations()) animation.cancel();
  details.open = true;
  details.toggleAttribute('data-closing', !opens);
  content.style.overflow = 'hidden';
  const height = content.scrollHeight;
  const animation = content.animate(
    { height: [`${from}px`, `${opens ? height : 0}px`] },
    { duration: durationFor(height), easing: 'ease-in-out' },
  );
  animation.onfinish = () => {
    content.style.overflow = '';
    details.open = opens;
    details.removeAttribute('data-closing');
  };
}

/** Milliseconds: https://m1.material.io/motion/duration-easing.html#duration-easing-dynamic-durations */
function durationFor(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const share = height / 36;
  return Math.round((4 + 15 * share ** 0.25 + share / 5) * 10);
}
