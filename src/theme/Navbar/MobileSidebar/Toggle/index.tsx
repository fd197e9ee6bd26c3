// Wraps theme-classic's component. Change: without JavaScript, replaces the button with a link to the docs sidebar,
// which is then below the page (src/css/navigation.css), or to the footer.

import { type ReactNode } from 'react';
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';

export default function ToggleWithLink(): ReactNode {
  const isDocs = useActivePlugin() !== undefined;
  return (
    <>
      <Toggle />
      <noscript>
        <a className="navbar__link navbar__menu-link" href={isDocs ? '#docs-menu' : '#footer-menu'}>
          Menu
        </a>
      </noscript>
    </>
  );
}
