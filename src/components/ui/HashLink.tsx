import type { MouseEvent } from 'react';
import { announce } from '@site/src/components/ui/announce';
import { writeClipboard } from '@site/src/components/code/clipboard';

interface HashLinkProps {
  /** The id of what it leads to. */
  to: string;
  label: string;
  /** Set where the link itself is what it leads to. */
  id?: string;
}

/** Milliseconds for which the link shows that it was copied. */
const answerTime = 2000;

/** The link of a heading or a row to itself. A click also puts its full address into the clipboard. */
export function HashLink({ to, label, id }: HashLinkProps) {
  return <a className="hash-link" href={`#${to}`} id={id} aria-label={label} translate="no" onClick={copyAddress} />;
}

function copyAddress(event: MouseEvent<HTMLAnchorElement>): void {
  // With these keys the browser opens or saves the address instead.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget;
  writeClipboard(() => link.href).then(
    () => {
      announce('Copied');
      link.dataset.copied = 'Copied';
      setTimeout(() => delete link.dataset.copied, answerTime);
    },
    // The address is in the browser's own bar by now.
    (error: unknown) => console.warn(error),
  );
}
