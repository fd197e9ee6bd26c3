// Tells readers who don't see it that another page has come. A browser that loads a page says its title and begins at its
// top or at the address's heading; when React changes the page, nothing is said. For pages without a heading in their
// address Docusaurus 3.10.2 moves the focus to the top itself (https://github.com/facebook/docusaurus/pull/8204).

import type { ClientModule } from '@docusaurus/types';
import { decode } from '@site/core/content/decode';
import { announce } from '@site/src/components/ui/announce';

/** Has the Tab key go on from an element that takes no focus, as after a jump that the browser makes. */
function continueFrom(element: HTMLElement): void {
  if (element.hasAttribute('tabindex')) return;
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (location.hash && (isOtherPage || location.hash !== previousLocation.hash)) {
    const target = document.getElementById(decode(location.hash.slice(1)));
    if (target) continueFrom(target);
  }
  // React Helmet, which asked first, writes the title in the next frame.
  if (isOtherPage) requestAnimationFrame(() => announce(document.title));
};
