// Announces client-side navigation to screen readers and moves the focus to the target of the hash. Without a hash,
// Docusaurus 3.10.2 moves the focus to the top itself (https://github.com/facebook/docusaurus/pull/8204).

import type { ClientModule } from '@docusaurus/types';
import { decode } from '@typed-docs/utils/decode';
import { announce } from '@typed-docs/utils/client/announce';

/** Makes the Tab key continue from an element that is not focusable, as after a jump by the browser. */
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
  // React Helmet updates the title in an animation frame that it requested earlier.
  if (isOtherPage) requestAnimationFrame(() => announce(document.title));
};
