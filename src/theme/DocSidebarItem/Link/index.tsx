// Ejected from @docusaurus/theme-classic 3.10.2. Change: API reference names have the letter of their kind, and wrap at
// humps and slashes; this site's sidebars have no external links.

import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Link';
import { ApiKind } from '@typed-docs/api-reference/client/ApiKind';
import { BreakableName } from '@typed-docs/api-reference/client/BreakableName';

type Kind = Parameters<typeof ApiKind>[0]['of'];

export default function DocSidebarItemLink({ item, onItemClick, activePath, level, tabIndex }: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl, customProps } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', { 'menu__link--active': isActive })}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={onItemClick && (() => onItemClick(item))}
        tabIndex={tabIndex}
      >
        {customProps?.kind !== undefined && <ApiKind of={customProps.kind as Kind} />}
        <span>
          <BreakableName name={label} />
        </span>
      </Link>
    </li>
  );
}
