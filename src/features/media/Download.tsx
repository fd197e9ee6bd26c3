import { type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { formatKilobytes } from '@site/core/package-sizes/report';

interface DownloadProps {
  /** Path below the site's base path. */
  path: string;
  bytes: number;
  primary?: boolean;
  children: ReactNode;
}

/** A link that downloads a file, with its format and size. */
export function Download({ path, bytes, primary = false, children }: DownloadProps) {
  const format = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  return (
    // Not <Link>, which expects a page.
    <a
      className={clsx('button', primary ? 'button--primary button--lg' : 'button--secondary button--sm')}
      href={useBaseUrl(path)}
      download
    >
      {children} ({format}, {formatKilobytes(bytes)})
    </a>
  );
}
