import { type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import { SearchStart } from '@site/src/features/search/SearchStart';
import { NotFoundPage } from './NotFoundPage';
import { useAskedAddress } from './useAskedAddress';

/** The page for unknown addresses, with what is known of the one that was asked for. */
export default function NotFound({ title, className }: { title: string; className?: string }): ReactNode {
  const asked = useAskedAddress();
  const hasSearch = 'algolia' in useThemeConfig();
  return (
    <NotFoundPage
      title={title}
      asked={asked}
      search={hasSearch && <SearchStart query={asked?.words ?? ''} />}
      className={className}
    />
  );
}
