import { type ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { formatKilobytes } from '@site/src/features/pricing/report';

interface DownloadProps {
  path: string;
  bytes: number;
  primary?: boolean;
  children: ReactNode;
}

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
