// Wraps theme-classic's component. Change: focuses the top of the page, so that the next Tab reaches the skip link.

import { type MouseEvent, type ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type { Props } from '@theme/AnnouncementBar/CloseButton';

export default function AnnouncementBarCloseButton(props: Props): ReactNode {
  return (
    <CloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        const top = document.querySelector(`a[href='#${SkipToContentFallbackId}']`)!.parentElement!;
        top.tabIndex = -1;
        top.focus();
        top.removeAttribute('tabindex');
        props.onClick?.(event);
      }}
    />
  );
}
