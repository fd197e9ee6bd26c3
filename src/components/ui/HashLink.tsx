import type { MouseEvent } from 'react';
import { announce } from '@site/src/components/ui/announce';
import { writeClipboard } from '@site/src/hooks/useCopy';

interface HashLinkProps {
  /** The id of the target. */
  to: string;
  label: string;
  /** Set if the link itself is the target. */
  id?: string;
}

/** Milliseconds for which the link shows that its URL was copied. */
const copiedTime = 2000;

/** The link of a heading or a row to itself. A click also copies its URL. */
export function HashLink({ to, label, id }: HashLinkProps) {
  return <a className="hash-link" href={`#${to}`} id={id} aria-label={label} translate="no" onClick={copyUrl} />;
}

function copyUrl(event: MouseEvent<HTMLAnchorElement>): void {
  // With these keys the browser opens or saves the URL instead.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget;
  // Pages without HTTPS have none; the URL is in the browser's own bar.
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
