// Ejected from @docusaurus/theme-classic 3.10.2. Change: a right click on the brand opens the logo page. Shift, the
// keyboard and a long touch still open the browser's menu.

import { type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@theme/Logo';

const rightButton = 2;

export default function NavbarLogo(): ReactNode {
  const history = useHistory();
  const mediaPage = useBaseUrl('/media');
  const openMediaPage = (event: MouseEvent) => {
    if (event.button !== rightButton || event.shiftKey) return;
    event.preventDefault();
    history.push(mediaPage);
  };
  return (
    <Logo
      className="navbar__brand"
      imageClassName="navbar__logo"
      titleClassName="navbar__title text--truncate"
      onContextMenu={openMediaPage}
      // Queued until hydration (packages/deferred-hydration).
      data-context-menu
    />
  );
}
