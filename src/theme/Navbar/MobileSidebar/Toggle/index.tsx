// Wraps the component of @docusaurus/theme-classic. Change: without JavaScript a link takes the button's place. It leads to the
// sidebar of the docs, which is shown below the page then (src/css/navigation.css), or to the links of the footer.

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
