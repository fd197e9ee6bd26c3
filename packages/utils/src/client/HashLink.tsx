import type { MouseEvent } from 'react';
import { announce } from './announce';
import { writeClipboard } from './useCopy';

interface HashLinkProps {
  to: string;
  label: string;
  /** Set if the link itself is the target. */
  id?: string;
}

/** Milliseconds. */
const copiedTime = 2000;

export function HashLink({ to, label, id }: HashLinkProps) {
  return <a className="hash-link" href={`#${to}`} id={id} aria-label={label} translate="no" onClick={copyUrl} />;
}

function copyUrl(event: MouseEvent<HTMLAnchorElement>): void {
  // Modified clicks open or save the URL instead.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget;
  // Undefined on pages without HTTPS.
  if (!(navigator as Partial<Navigator>).clipboard) return;
  writeClipboard(link.href).then(
    () => {
      announce('Copied');
      link.dataset.copied = 'Copied';
      setTimeout(() => delete link.dataset.copied, copiedTime);
    },
    (error: unknown) => console.warn(error),
  );
}
