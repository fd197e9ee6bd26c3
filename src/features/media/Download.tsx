import { type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { formatKilobytes } from '@site/core/package-sizes/report';

interface DownloadProps {
  /** Address below the site's base path. */
  path: string;
  bytes: number;
  primary?: boolean;
  children: ReactNode;
}

/** A link that saves a file. It says which format and how much that is, as neither is seen before the click. */
export function Download({ path, bytes, primary = false, children }: DownloadProps) {
  const format = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  return (
    // A plain link: Docusaurus' own checks that the address is a page.
    <a
      className={clsx('button', primary ? 'button--primary button--lg' : 'button--secondary button--sm')}
      href={useBaseUrl(path)}
      download
    >
      {children} ({format}, {formatKilobytes(bytes)})
    </a>
  );
}
