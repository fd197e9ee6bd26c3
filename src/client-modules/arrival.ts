// Shows the top of the next page before the rest of it is laid out, which takes as long as React.

import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { layOutInPieces, listPutOff } from '@site/src/inline/lay-out-rest';

let goesBack = false;
// The browser goes back to a place in the page. It says so before the router moves on.
if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', () => (goesBack = true), true);

/** Ends what lays out the page on screen. */
let end: (() => void) | undefined;

function layOutAll(): void {
  end?.();
  end = undefined;
  delete document.documentElement.dataset.arriving;
}

/** Called when the reader asks for a page; what it returns is called when that page is there, before React shows it. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  const isForward = !goesBack;
  goesBack = false;
  return () => {
    layOutAll();
    // css/put-off.css
    const isOtherPage = previousLocation && location.pathname !== previousLocation.pathname;
    if (isForward && isOtherPage && !location.hash) document.documentElement.dataset.arriving = '';
  };
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if ('arriving' in document.documentElement.dataset) {
    end = layOutInPieces({ parts: listPutOff('.markdown > *'), onDone: layOutAll });
  }
};
